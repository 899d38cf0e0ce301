//! Small drawings in the text's colour. Each stands beside a word or in a labelled button.

use yew::prelude::*;

/// A drawing of one path on a 24×24 field.
fn icon(path: &'static str) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
            <path d={path} fill="none" stroke="currentColor" stroke-width="1.7"
                stroke-linecap="round" stroke-linejoin="round" />
        </svg>
    }
}

/// An arrow that turns back.
pub(crate) fn take_back() -> Html {
    icon("M9 7 4.5 11.5 9 16M5 11.5h9.5a5 5 0 0 1 0 10H12")
}

/// A lamp.
pub(crate) fn hint() -> Html {
    icon(
        "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3Z",
    )
}

/// Two equal bars: a draw.
pub(crate) fn draw() -> Html {
    icon("M5 9h14M5 15h14")
}

/// A flag.
pub(crate) fn resign() -> Html {
    icon("M6 21V4M6 4.5c4-2 6 2 12 0v9c-6 2-8-2-12 0")
}

/// Two arrows.
pub(crate) fn flip() -> Html {
    icon("M8 4v15m0 0-3.5-3.5M8 19l3.5-3.5M16 20V5m0 0-3.5 3.5M16 5l3.5 3.5")
}

/// A plus.
pub(crate) fn new_game() -> Html {
    icon("M12 5v14M5 12h14")
}

/// An open book.
pub(crate) fn rules() -> Html {
    icon(
        "M12 6.5C10 5 7 4.500 4 5v13c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500Zm0 0v13",
    )
}

/// An arrow out of a box.
pub(crate) fn share() -> Html {
    icon("M12 15V4m0 0L8 8m4-4 4 4M5 13v6.500h14V13")
}

/// Sliders.
pub(crate) fn settings() -> Html {
    icon("M4 7h9m4 0h3M4 17h3m4 0h9M15 4.800v4.400M9 14.800v4.400")
}
