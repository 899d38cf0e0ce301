//! One pictured test for each value of each option of the three games.
//!
//! Every claim is put to the fast generator and to the slow model (`shatar_tests::scene`). The tag
//! in a test's comment is the source that stands for the value; numbers are corner cases.

mod hiashatar;
mod shatar;
mod shatar_endings;
mod shatranj;

use shatar_tests::model::{Game, ModelRules};

/// No value may be without its picture: each is named as `("option", "value")` in a test.
#[test]
fn every_value_has_a_picture() {
    let shatar = concat!(include_str!("shatar.rs"), include_str!("shatar_endings.rs"));
    for (game, text) in [
        (Game::Shatar, shatar),
        (Game::Hiashatar, include_str!("hiashatar.rs")),
        (Game::Shatranj, include_str!("shatranj.rs")),
    ] {
        for (option, values) in ModelRules::options(game) {
            for value in *values {
                let named = format!("(\"{option}\", \"{value}\")");
                assert!(text.contains(&named), "{}: {named}", game.name());
            }
        }
    }
}
