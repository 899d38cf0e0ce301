//! The language that nobody speaks: English with accents, a third longer. A page shown in it
//! gives away every word that does not come from the files, and every place that is too narrow.

use std::borrow::Cow;

/// A text element with accents on its letters, longer by about a third.
pub fn transform(text: &str) -> Cow<'_, str> {
    let mut letters = 0;
    let mut longer: String = text
        .chars()
        .map(|letter| {
            letters += usize::from(letter.is_ascii_alphabetic());
            accented(letter)
        })
        .collect();
    if letters == 0 {
        return Cow::Borrowed(text);
    }
    // Within the text, so that a space or a full stop at its end stays there.
    let end = longer
        .rfind(|letter: char| letter.is_alphabetic())
        .map_or(longer.len(), |last| {
            last + longer[last..].chars().next().map_or(0, char::len_utf8)
        });
    let more: String = std::iter::repeat_n('~', letters.div_ceil(3)).collect();
    longer.insert_str(end, &more);
    Cow::Owned(longer)
}

fn accented(letter: char) -> char {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ACCENTED: &str = "àƀçđéƒĝĥíĵķłɱñöþɋŕšţúṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶŁṀÑÖÞɊŔŠŢÚṼŴẊÝŽ";
    PLAIN
        .find(letter)
        .and_then(|place| ACCENTED.chars().nth(place))
        .unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_change_and_the_end_stays() {
        assert_eq!(transform("Shak, tuk. "), "Šĥàķ, ţúķ~~~. ");
        assert_eq!(transform(": "), ": ");
        assert!(!transform("The quick brown fox").is_ascii());
    }
}
