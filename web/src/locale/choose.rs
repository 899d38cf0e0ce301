//! Which language a person wants.

use shatar_locale::Language;

use crate::browser;

/// The language chosen in the settings; else the one of the link (`?lang=fr`); else the first one
/// that both the browser and the page know; else English.
pub(crate) fn wanted(chosen: Option<Language>) -> Language {
    choose(
        chosen,
        browser::query("lang").as_deref(),
        &browser::languages(),
    )
}

fn choose(chosen: Option<Language>, link: Option<&str>, accepted: &[String]) -> Language {
    chosen
        .or_else(|| Language::from_tag(link?))
        .or_else(|| {
            accepted
                .iter()
                .filter_map(|tag| Language::from_tag(tag))
                .find(|&language| language != Language::Pseudo)
        })
        .unwrap_or(Language::English)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_settings_come_first_and_english_last() {
        let accepted = ["de-AT", "fa-IR", "ru"].map(str::to_owned);
        let chosen = Some(Language::Mongolian);
        assert_eq!(choose(chosen, Some("fr"), &accepted), Language::Mongolian);
        assert_eq!(choose(None, Some("fr"), &accepted), Language::French);
        assert_eq!(choose(None, Some("tlh"), &accepted), Language::Persian);
        assert_eq!(choose(None, None, &accepted), Language::Persian);
        assert_eq!(choose(None, None, &[]), Language::English);
    }
}
