//! Lists in a sentence.

use crate::locale::Word;

/// "a, b, c".
pub(crate) fn commas(members: impl IntoIterator<Item = String>) -> String {
    let members: Vec<String> = members.into_iter().collect();
    members.join(&Word("list-comma").say())
}

/// "a; b; c".
pub(crate) fn semicolons(members: impl IntoIterator<Item = String>) -> String {
    let members: Vec<String> = members.into_iter().collect();
    members.join(&Word("list-semicolon").say())
}

/// "a or b or c".
pub(crate) fn or(members: impl IntoIterator<Item = String>) -> String {
    members
        .into_iter()
        .reduce(|first, second| {
            Word("list-or").with([("first", first.into()), ("second", second.into())])
        })
        .unwrap_or_default()
}

/// With a capital letter, where the script has them.
pub(crate) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}
