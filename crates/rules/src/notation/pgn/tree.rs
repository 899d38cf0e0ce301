//! A tree of moves: a main line and its variations.

use crate::moves::Move;

/// A move's place in a [`Tree`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move with what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The move.
    pub mv: Move,
    /// The move before; `None` at the start.
    pub parent: Option<NodeId>,
    /// The answers: the main line first, then its variations.
    pub next: Vec<NodeId>,
    /// Comments before the move; only at the beginning of a variation. Comments are written
    /// with single blanks, and without `}`.
    pub before: Vec<String>,
    /// Judgements by number (1 good, 2 bad, …).
    pub nags: Vec<u8>,
    /// Comments after the move.
    pub after: Vec<String>,
}

/// All moves of a game, variations included. The moves lie side by side and not inside each
/// other, so that no game is too long or too deep. Trees are equal when they have the same moves
/// in the same lines with the same remarks, in whatever order they were put together.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    nodes: Vec<Node>,
    first: Vec<NodeId>,
    /// Comments before the first move.
    pub comments: Vec<String>,
}

impl Tree {
    /// A tree without moves.
    pub fn new() -> Tree {
        Tree::default()
    }

    /// A tree with one line.
    pub fn from_line(moves: impl IntoIterator<Item = Move>) -> Tree {
        let mut tree = Tree::new();
        let mut last = None;
        for mv in moves {
            last = Some(tree.add(last, mv));
        }
        tree
    }

    /// Adds a move after another, or at the start; behind the answers that are there.
    pub fn add(&mut self, parent: Option<NodeId>, mv: Move) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            mv,
            parent,
            next: Vec::new(),
            before: Vec::new(),
            nags: Vec::new(),
            after: Vec::new(),
        });
        match parent {
            Some(parent) => self.nodes[parent.index()].next.push(id),
            None => self.first.push(id),
        }
        id
    }

    /// The moves after another, or at the start: the main line first.
    pub fn next(&self, parent: Option<NodeId>) -> &[NodeId] {
        match parent {
            Some(parent) => &self.nodes[parent.index()].next,
            None => &self.first,
        }
    }

    /// A move. The id must come from this tree.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// A move, to write what is said about it. The id must come from this tree.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// Number of moves, variations included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The moves of the main line.
    pub fn main_line(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut at = None;
        while let Some(&next) = self.next(at).first() {
            moves.push(self.node(next).mv);
            at = Some(next);
        }
        moves
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        if self.comments != other.comments {
            return false;
        }
        let mut pairs = vec![(None, None)];
        while let Some((here, there)) = pairs.pop() {
            let (ours, theirs) = (self.next(here), other.next(there));
            if ours.len() != theirs.len() {
                return false;
            }
            for (&a, &b) in ours.iter().zip(theirs) {
                let (node, twin) = (self.node(a), other.node(b));
                let equal = node.mv == twin.mv
                    && node.before == twin.before
                    && node.nags == twin.nags
                    && node.after == twin.after;
                if !equal {
                    return false;
                }
                pairs.push((Some(a), Some(b)));
            }
        }
        true
    }
}

impl Eq for Tree {}
