//! Names of squares.

use shatar_rules::chesmayne::{acentric, parse_acentric, parse_xy, xy};
use shatar_rules::{Size, Square};

#[test]
fn acentric_names_go_round_each_ring_from_its_lower_left_corner() {
    // Walked, not computed: along the lower side, up, back, down, one ring after the other.
    let mut seen = Vec::new();
    for (letter, low) in [('D', 0_i32), ('C', 1), ('B', 2), ('A', 3)] {
        let high = 7 - low;
        let (mut file, mut rank) = (low, low);
        let mut number = 0;
        for (east, north) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
            for _ in low..high {
                number += 1;
                let square = Size::EIGHT.square(file as u8, rank as u8).unwrap();
                let name = format!("{letter}{number:02}");
                assert_eq!(acentric(square), name);
                assert_eq!(parse_acentric(&name), Some(square));
                seen.push(square);
                file += east;
                rank += north;
            }
        }
        assert_eq!(parse_acentric(&format!("{letter}{:02}", number + 1)), None);
        assert_eq!(parse_acentric(&format!("{letter}00")), None);
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 64);
    // The corners that the specification names.
    for (name, square) in [
        ("D01", "a1"),
        ("D08", "h1"),
        ("D15", "h8"),
        ("D22", "a8"),
        ("D28", "a2"),
        ("C01", "b2"),
        ("B01", "c3"),
        ("A01", "d4"),
        ("A02", "e4"),
        ("A03", "e5"),
        ("A04", "d5"),
    ] {
        assert_eq!(parse_acentric(name), Size::EIGHT.parse(square), "{name}");
    }
}

#[test]
fn xy_names_are_a_letter_and_two_digits() {
    for square in (0..64).map(Square::new) {
        let name = xy(square);
        assert_eq!(parse_xy(&name), Some(square));
        let plain = Size::EIGHT.name(square).to_ascii_uppercase();
        assert_eq!(name.replace('0', ""), plain);
    }
    for text in [
        "", "A1", "A00", "A09", "I01", "a01", "A011", "É01", "A+1", "@01",
    ] {
        assert_eq!(parse_xy(text), None, "{text}");
        assert_eq!(parse_acentric(&text.replace('A', "E")), None, "{text}");
    }
}
