//! `shatar board`: a position as a picture (SVG) for a page that runs no scripts, or for print.

mod picture;
mod sprite;

use std::process::ExitCode;

use lexopt::Arg;
use shatar_rules::{Color, Variant, uci};

use crate::args::{Start, number, text};
use crate::failure::{self, Failure};
use picture::{CLOTHS, Coordinates, Picture};
use sprite::{SETS, Sprite};

/// Runs the command with the arguments that follow its name.
pub(crate) fn run(mut parser: lexopt::Parser) -> Result<ExitCode, Failure> {
    let mut start = Start::default();
    let mut moves = String::new();
    let mut set = None;
    let mut cloth = CLOTHS[0];
    let mut below = Color::White;
    let mut coordinates = Coordinates::Inside;
    let mut width = 400;
    while let Some(argument) = parser.next()? {
        let Arg::Long(name) = argument else {
            return Err(argument.unexpected().into());
        };
        let name = name.to_owned();
        match name.as_str() {
            "width" => width = number("width", &mut parser)?,
            "moves" => moves = text(parser.value()?)?,
            "pieces" => {
                let names = SETS.map(|(name, _)| name);
                set = Some(one_of(&name, &names, |name| name, &mut parser)?);
            }
            "board" => cloth = one_of(&name, &CLOTHS, |cloth| cloth.name, &mut parser)?,
            "orientation" => below = one_of(&name, &Color::ALL, Color::name, &mut parser)?,
            "coordinates" => {
                let all = [
                    (Coordinates::Inside, "inside"),
                    (Coordinates::Outside, "outside"),
                    (Coordinates::None, "none"),
                ];
                coordinates = one_of(&name, &all, |(_, name)| name, &mut parser)?.0;
            }
            _ => {
                if !start.take(&name, &mut parser)? {
                    return Err(Arg::Long(&name).unexpected().into());
                }
            }
        }
    }
    let mut game = start.game()?;
    for (index, word) in moves.split_whitespace().enumerate() {
        let wrong = |error: String| Failure::usage(format!("move {}: {error}", index + 1));
        let mv = uci::parse(game.position(), word).map_err(|error| wrong(error.to_string()))?;
        game.play(mv).map_err(|error| wrong(error.to_string()))?;
    }
    let set = set.unwrap_or(match game.rules().variant() {
        Variant::Shatranj => "nishapur",
        Variant::Shatar | Variant::Hiashatar => "ulaanbaatar",
    });
    let sprite = Sprite::of(set).ok_or_else(|| Failure::usage("this set has no sprite"))?;
    let picture = Picture {
        position: *game.position(),
        last: game.moves().last().copied(),
        below,
        cloth,
        coordinates,
        set: set.to_owned(),
        width,
    };
    failure::print(&picture.draw(sprite))
}

/// One of several values, named by the word that follows an option.
fn one_of<T: Copy>(
    option: &str,
    all: &[T],
    name: impl Fn(T) -> &'static str,
    parser: &mut lexopt::Parser,
) -> Result<T, Failure> {
    let word = text(parser.value()?)?;
    let found = all
        .iter()
        .copied()
        .find(|&value| name(value).eq_ignore_ascii_case(&word));
    found.ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|&value| name(value)).collect();
        let word: String = word.chars().take(40).collect();
        Failure::usage(format!(
            "--{option} is one of {}, not \"{word}\"",
            names.join(", ")
        ))
    })
}
