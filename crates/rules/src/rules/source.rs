//! The sources that the rules cite.

/// A source of rules: its tag, and what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// The tag used in [`Choice::source`](super::Choice::source).
    pub tag: &'static str,
    /// The work, for readers.
    pub work: &'static str,
}

/// Every source that a rule cites.
pub static SOURCES: [Source; 20] = [
    Source {
        tag: "HIST",
        work: "history.chess.free.fr, \"Shatar, Mongolian Chess\", after A. Popova 1974, R. Pozzi \
               2002 and L. Kisliouk",
    },
    Source {
        tag: "MOD",
        work: "A one-page modern rule sheet of Shatar",
    },
    Source {
        tag: "AISE",
        work: "Rules of the AISE postal Grand Prix of 1993, in English and Russian",
    },
    Source {
        tag: "CHM",
        work: "Chesmayne: Shatranj, its rules, openings and four game scores",
    },
    Source {
        tag: "FSF",
        work: "Fairy-Stockfish, the public variant engine",
    },
    Source {
        tag: "BUR",
        work: "Buryat tournament rules, Surkharban 2022 (chessrb.ru)",
    },
    Source {
        tag: "IM",
        work: "An Inner Mongolian book, reported by Yu Ren Dong in comments on chessvariants.com, \
               2012",
    },
    Source {
        tag: "WP",
        work: "Wikipedia: Shatar, Hiashatar, Shatranj",
    },
    Source {
        tag: "ru-WP",
        work: "Wikipedia in Russian: Hiashatar",
    },
    Source {
        tag: "Popova",
        work: "A. Popova, \"Analyse formelle et classification des jeux de calculs mongols\", \
               Études mongoles 5, 1974, in HIST",
    },
    Source {
        tag: "Pozzi",
        work: "R. Pozzi, \"The Mongolian chess sets reflecting the nomadic culture of the \
               steppes\", Chess Collector International 2002, in HIST",
    },
    Source {
        tag: "CARR",
        work: "J. Carrillo's Hiashatar page on chessvariants.com",
    },
    Source {
        tag: "WINT",
        work: "M. Winther's Hiashatar page on chessvariants.com",
    },
    Source {
        tag: "CAZ",
        work: "J.-L. Cazaux, World of Chess",
    },
    Source {
        tag: "KIS",
        work: "L. Kisliouk's pages on Mongolian chess",
    },
    Source {
        tag: "OKA",
        work: "N. Okano 1999, by way of Wikipedia",
    },
    Source {
        tag: "VIV",
        work: "Vivanto's Hiashatar program",
    },
    Source {
        tag: "Ludii",
        work: "The Ludii games database: Shatranj",
    },
    Source {
        tag: "XBoard",
        work: "XBoard's Shatranj",
    },
    Source {
        tag: "pychess",
        work: "pychess: Shatranj",
    },
];

/// The sources whose tags occur in a remark, in the order of [`SOURCES`].
pub fn sources_in(remark: &str) -> impl Iterator<Item = &'static Source> {
    let is_word = |c: char| c.is_alphanumeric() || c == '-';
    let words: Vec<&str> = remark.split(|c| !is_word(c)).collect();
    SOURCES
        .iter()
        .filter(move |source| words.contains(&source.tag))
}
