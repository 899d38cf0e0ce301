//! The languages.

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English, the source of all others.
    English,
    /// Mongolian in Cyrillic script.
    Mongolian,
    /// Russian.
    Russian,
    /// French.
    French,
    /// Arabic.
    Arabic,
    /// Persian.
    Persian,
    /// English with accents and a third longer, made at run time: whatever is on the page in
    /// plain English does not come from the files.
    Pseudo,
}

/// In which direction a language is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Direction {
    /// The word for the attribute `dir`.
    pub const fn id(self) -> &'static str {
        match self {
            Direction::LeftToRight => "ltr",
            Direction::RightToLeft => "rtl",
        }
    }
}

impl Language {
    /// The languages that a person can choose, in the order in which they are shown.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::Mongolian,
        Language::Russian,
        Language::French,
        Language::Arabic,
        Language::Persian,
    ];

    /// The language's tag, which is also the name of its folder.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Mongolian => "mn",
            Language::Russian => "ru",
            Language::French => "fr",
            Language::Arabic => "ar",
            Language::Persian => "fa",
            Language::Pseudo => "qps",
        }
    }

    /// What the language calls itself. It is the same in every language.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Mongolian => "Монгол",
            Language::Russian => "Русский",
            Language::French => "Français",
            Language::Arabic => "العربية",
            Language::Persian => "فارسی",
            Language::Pseudo => "Ƥşḗŭḓǿ",
        }
    }

    /// Reads a tag as browsers and links write it: `fr`, `fr-CA`, `AR_eg`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .chain([Language::Pseudo])
            .find(|language| primary.eq_ignore_ascii_case(language.tag()))
    }

    /// The direction of its script.
    pub const fn direction(self) -> Direction {
        match self {
            Language::Arabic | Language::Persian => Direction::RightToLeft,
            _ => Direction::LeftToRight,
        }
    }

    /// The tag by which numbers are formatted: it names the digits, which browsers disagree on.
    pub const fn number_tag(self) -> &'static str {
        match self {
            Language::Arabic => "ar-u-nu-arab",
            Language::Persian => "fa-u-nu-arabext",
            Language::Pseudo => "en",
            _ => self.tag(),
        }
    }

    /// Its digit nought; the others follow it.
    pub const fn zero(self) -> char {
        match self {
            Language::Arabic => '٠',
            Language::Persian => '۰',
            _ => '0',
        }
    }

    /// A text with the language's digits in the place of ASCII ones: for clocks and other
    /// figures that are no plain numbers.
    pub fn digits(self, text: &str) -> String {
        let zero = u32::from(self.zero());
        text.chars()
            .map(|letter| match letter.to_digit(10) {
                Some(digit) => char::from_u32(zero + digit).unwrap_or(letter),
                None => letter,
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_as_browsers_write_them() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
        assert_eq!(Language::from_tag("fr-CA"), Some(Language::French));
        assert_eq!(Language::from_tag("AR_eg"), Some(Language::Arabic));
        assert_eq!(Language::from_tag("mn-Cyrl-MN"), Some(Language::Mongolian));
        for unknown in ["", "de", "-fr", "french"] {
            assert_eq!(Language::from_tag(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn figures_have_the_digits_of_the_language() {
        assert_eq!(Language::Arabic.digits("1:05.9"), "١:٠٥.٩");
        assert_eq!(Language::Persian.digits("10"), "۱۰");
        assert_eq!(Language::Russian.digits("10"), "10");
    }
}
