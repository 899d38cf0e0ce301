//! Squares, men and the mailbox board.

use super::rules::{Game, ModelRules};

/// A square by file and rank, both counted from 0 at a1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Square {
    pub(super) file: i32,
    pub(super) rank: i32,
}

impl Square {
    /// The square `files` to the right and `ranks` up; it may lie off the board.
    pub(super) fn offset(self, (files, ranks): (i32, i32)) -> Self {
        Self {
            file: self.file + files,
            rank: self.rank + ranks,
        }
    }

    /// `e4`, `j10`.
    pub(super) fn name(self) -> String {
        let letters = b"abcdefghij";
        let letter = letters[self.file as usize] as char;
        format!("{letter}{}", self.rank + 1)
    }
}

/// What a man is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    King,
    Bers,
    Rook,
    Camel,
    Horse,
    Pawn,
    Hia,
    Ferz,
    Fil,
}

impl Kind {
    /// The FEN letter that is written, in lower case.
    pub(super) fn letter(self) -> char {
        match self {
            Self::King => 'k',
            Self::Bers => 'j',
            Self::Rook => 'r',
            Self::Camel | Self::Fil => 'b',
            Self::Horse => 'n',
            Self::Pawn => 'p',
            Self::Hia => 'h',
            Self::Ferz => 'q',
        }
    }

    /// The kind a letter (lower case, aliases included) means in a game.
    pub(super) fn from_letter(game: Game, letter: char) -> Option<Self> {
        let shatranj = game == Game::Shatranj;
        match letter {
            'k' => Some(Self::King),
            'r' => Some(Self::Rook),
            'n' => Some(Self::Horse),
            'p' => Some(Self::Pawn),
            'b' if shatranj => Some(Self::Fil),
            'b' => Some(Self::Camel),
            'a' | 'e' if shatranj => Some(Self::Fil),
            'q' | 'f' if shatranj => Some(Self::Ferz),
            'q' | 'j' if !shatranj => Some(Self::Bers),
            'h' if game == Game::Hiashatar => Some(Self::Hia),
            _ => None,
        }
    }
}

/// One man on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Man {
    pub(super) white: bool,
    pub(super) kind: Kind,
    /// Whether it has moved; only asked of a horse.
    pub(super) moved: bool,
}

/// A pawn that has just passed over squares on which it may be captured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Passing {
    /// The passed squares an enemy pawn stands ready for, nearest to the jumper's home first.
    pub(super) squares: Vec<Square>,
    pub(super) jumper: Square,
}

/// Everything about a position except what came before it.
#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) size: i32,
    men: [Option<Man>; 100],
    pub(super) white_to_move: bool,
    pub(super) passing: Option<Passing>,
    /// Plies since the last capture or pawn move.
    pub(super) clock: u32,
    pub(super) fullmove: u32,
    /// White's and Black's running series: number of checks, whether one of them is a shak.
    pub(super) series: [(u32, bool); 2],
}

impl Position {
    pub(super) fn empty(size: i32) -> Self {
        Self {
            size,
            men: [None; 100],
            white_to_move: true,
            passing: None,
            clock: 0,
            fullmove: 1,
            series: [(0, false); 2],
        }
    }

    pub(super) fn contains(&self, square: Square) -> bool {
        (0..self.size).contains(&square.file) && (0..self.size).contains(&square.rank)
    }

    pub(super) fn at(&self, square: Square) -> Option<Man> {
        if !self.contains(square) {
            return None;
        }
        self.men[(square.rank * 10 + square.file) as usize]
    }

    pub(super) fn put(&mut self, square: Square, man: Option<Man>) {
        self.men[(square.rank * 10 + square.file) as usize] = man;
    }

    /// All squares, a1 first, then along the ranks.
    pub(super) fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let size = self.size;
        (0..size).flat_map(move |rank| (0..size).map(move |file| Square { file, rank }))
    }

    /// The men of one side and where they stand.
    pub(super) fn men_of(&self, white: bool) -> impl Iterator<Item = (Square, Man)> + '_ {
        self.squares()
            .filter_map(|square| Some((square, self.at(square)?)))
            .filter(move |(_, man)| man.white == white)
    }

    pub(super) fn king(&self, white: bool) -> Option<Square> {
        self.men_of(white)
            .find(|(_, man)| man.kind == Kind::King)
            .map(|(square, _)| square)
    }

    /// Whether a side has only its king left.
    pub(super) fn is_bare(&self, white: bool) -> bool {
        self.men_of(white).count() == 1
    }

    /// The rank a side's own pawns promote on.
    pub(super) fn last_rank(&self, white: bool) -> i32 {
        if white { self.size - 1 } else { 0 }
    }

    /// Corner case 14: fullmove number 1, and the side's men exactly on their array squares.
    pub(super) fn is_first_move(&self, rules: &ModelRules, white: bool) -> bool {
        if self.fullmove != 1 {
            return false;
        }
        let Ok(array) = super::fen::board_from_fen(rules, &rules.start_fen()) else {
            return false;
        };
        self.squares().all(|square| {
            let kind_of = |position: &Self| {
                position
                    .at(square)
                    .filter(|man| man.white == white)
                    .map(|man| man.kind)
            };
            kind_of(self) == kind_of(&array)
        })
    }
}
