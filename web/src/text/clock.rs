//! Times.

use crate::locale::{self, Word};

/// A time as a clock shows it: `9:58`, `1:02:03`, and tenths in the last ten seconds.
pub(crate) fn clock(milliseconds: u64) -> String {
    locale::language().digits(&figures(milliseconds))
}

fn figures(milliseconds: u64) -> String {
    if milliseconds < 10_000 {
        return format!("0:0{}.{}", milliseconds / 1_000, milliseconds / 100 % 10);
    }
    let seconds = milliseconds.div_ceil(1_000);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// The same as words.
pub(crate) fn clock_spoken(milliseconds: u64) -> String {
    let seconds = milliseconds.div_ceil(1_000);
    Word("clock-spoken").with([
        ("minutes", (seconds / 60).into()),
        ("seconds", (seconds % 60).into()),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_like_clocks() {
        assert_eq!(clock(600_000), "10:00");
        assert_eq!(clock(59_001), "1:00");
        assert_eq!(clock(9_940), "0:09.9");
        assert_eq!(clock(0), "0:00.0");
        assert_eq!(clock(3_723_000), "1:02:03");
        assert_eq!(clock_spoken(61_000), "1 minute 1 second");
    }
}
