//! `shatar probe`: questions about positions, JSON Lines in and JSON Lines out.
//!
//! Every line gets exactly one answer, flushed at once, whatever it holds: another program may
//! keep the process and talk with it. [`request`] says what can be asked, [`answer`] what comes
//! back.

mod answer;
mod request;

use std::io::{self, Write};
use std::process::ExitCode;

use answer::{Answer, Refusal};
use request::Request;

use crate::failure::Failure;
use crate::lines::{LONGEST, Line, Lines};

/// Runs the command with the arguments that follow its name.
pub(crate) fn run(mut parser: lexopt::Parser) -> Result<ExitCode, Failure> {
    if let Some(argument) = parser.next()? {
        return Err(argument.unexpected().into());
    }
    serve(io::stdin().lock(), io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

fn serve(input: impl io::BufRead, mut output: impl Write) -> io::Result<()> {
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next_line()? {
        let written = match reply(&line) {
            Ok(answer) => serde_json::to_string(&answer),
            Err(refusal) => serde_json::to_string(&refusal),
        };
        let mut text = written.map_err(io::Error::other)?;
        text.push('\n');
        output.write_all(text.as_bytes())?;
        output.flush()?;
    }
    Ok(())
}

fn reply(line: &Line<'_>) -> Result<Answer, Refusal> {
    let text = match line {
        Line::Text(text) => text,
        Line::TooLong => {
            return Err(Refusal::json(format_args!(
                "the line is longer than {LONGEST} bytes"
            )));
        }
        Line::NotUnicode { valid_up_to } => {
            return Err(Refusal::json(format_args!(
                "the line is not UTF-8 (byte {})",
                valid_up_to + 1
            )));
        }
    };
    let game = Request::read(text)?.play()?;
    Ok(Answer::about(&game))
}

#[cfg(test)]
mod tests {
    use super::serve;

    fn ask(input: &[u8]) -> Vec<serde_json::Value> {
        let mut output = Vec::new();
        serve(input, &mut output).expect("writing to memory does not fail");
        String::from_utf8(output)
            .expect("answers are UTF-8")
            .lines()
            .map(|line| serde_json::from_str(line).expect("answers are JSON"))
            .collect()
    }

    #[test]
    fn every_line_gets_one_answer() {
        let answers = ask(b"{\"game\":\"shatar\"}\r\n\n\xff\xfe\nnull\n{\"game\":\"shatranj\"}");
        assert_eq!(answers.len(), 5);
        assert_eq!(answers[0]["legal"], serde_json::json!(["d2d4"]));
        for answer in &answers[1..4] {
            assert_eq!(answer["error"]["kind"], "json");
        }
        assert_eq!(answers[4]["legal"].as_array().map(Vec::len), Some(16));
    }

    #[test]
    fn wrong_types_are_named_by_the_field() {
        let kind = |line: &str| ask(line.as_bytes())[0]["error"]["kind"].clone();
        assert_eq!(kind(r#"{"game":7}"#), "game");
        assert_eq!(kind(r#"{"game":"chess"}"#), "game");
        assert_eq!(kind(r#"{"rules":"aise"}"#), "game");
        assert_eq!(kind(r#"{"game":"shatar","rules":["aise"]}"#), "rules");
        assert_eq!(kind(r#"{"game":"shatar","rules":{"preset":1}}"#), "rules");
        assert_eq!(kind(r#"{"game":"shatar","rules":{"camel":{}}}"#), "rules");
        assert_eq!(kind(r#"{"game":"shatar","fen":7}"#), "fen");
        assert_eq!(kind(r#"{"game":"shatar","fen":""}"#), "fen");
        assert_eq!(kind(r#"{"game":"shatar","moves":"d2d4"}"#), "move");
        assert_eq!(kind(r#"{"game":"shatar","moves":{"0":"d2d4"}}"#), "move");
        let answer = &ask(br#"{"game":"shatar","moves":["d2d4",5]}"#)[0];
        assert_eq!(answer["error"]["kind"], "move");
        assert_eq!(answer["error"]["move_index"], 1);
    }
}
