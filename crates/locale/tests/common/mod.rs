//! The Fluent files as they lie in `web/locales`, taken apart.

// Each test, and the example, needs its own part of it.
#![allow(dead_code, unreachable_pub)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// A file that says a language is not yet translated in full.
pub const UNFINISHED: &str = "UNFINISHED";

/// A message, or one of its attributes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// The names of the blanks.
    pub variables: BTreeSet<String>,
    /// For each choice by a blank: the blank and the names of its variants.
    pub choices: Vec<(String, BTreeSet<String>)>,
    /// Other messages and terms that it takes in.
    pub references: BTreeSet<String>,
    /// Its text without what stands in the blanks.
    pub text: String,
}

/// The repository.
pub fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The folder of the languages.
pub fn locales() -> PathBuf {
    root().join("web/locales")
}

/// The tags of all languages that have a folder, English first.
pub fn languages() -> Vec<String> {
    let mut tags = names(&locales(), std::path::Path::is_dir);
    tags.sort_by_key(|tag| (tag != "en", tag.clone()));
    tags
}

/// Whether a language says that it is not translated in full.
pub fn is_unfinished(language: &str) -> bool {
    locales().join(language).join(UNFINISHED).exists()
}

/// The names of the Fluent files of a language, in order.
pub fn files(language: &str) -> Vec<String> {
    names(&locales().join(language), |path| {
        path.extension().is_some_and(|it| it == "ftl")
    })
}

fn names(folder: &std::path::Path, wanted: fn(&std::path::Path) -> bool) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| wanted(path))
        .map(|path| path.file_name().unwrap().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// The messages of a file by their ids; attributes as `id.name`. Panics at the first fault.
pub fn messages(language: &str, file: &str) -> BTreeMap<String, Message> {
    let path = locales().join(language).join(file);
    let source = fs::read_to_string(&path).unwrap();
    let place = format!("web/locales/{language}/{file}");
    let resource = parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{place}: {}", errors[0]));
    let mut messages = BTreeMap::new();
    let mut add = |id: String, pattern: &Pattern<&str>| {
        let mut message = Message::default();
        read_pattern(pattern, &mut message);
        assert!(
            messages.insert(id.clone(), message).is_none(),
            "{place}: {id} comes twice"
        );
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let value = message.value.as_ref();
                add(
                    id.to_owned(),
                    value.unwrap_or_else(|| panic!("{place}: {id} has no text")),
                );
                for attribute in &message.attributes {
                    add(format!("{id}.{}", attribute.id.name), &attribute.value);
                }
            }
            Entry::Term(term) => add(format!("-{}", term.id.name), &term.value),
            Entry::Junk { content } => panic!("{place}: cannot be read: {content}"),
            _ => {}
        }
    }
    messages
}

/// All messages of a language; a file that is not there has none.
pub fn all_messages(language: &str) -> BTreeMap<String, Message> {
    let mut all = BTreeMap::new();
    for file in files(language) {
        for (id, message) in messages(language, &file) {
            assert!(
                all.insert(id.clone(), message).is_none(),
                "{language}: {id} stands in two files"
            );
        }
    }
    all
}

fn read_pattern(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => message.text.push_str(value),
            PatternElement::Placeable { expression } => read_expression(expression, message),
        }
    }
}

fn read_expression(expression: &Expression<&str>, message: &mut Message) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, message),
        Expression::Select { selector, variants } => {
            if let InlineExpression::VariableReference { id } = selector {
                let keys = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                message.choices.push((id.name.to_owned(), keys.collect()));
            }
            read_inline(selector, message);
            for variant in variants {
                read_pattern(&variant.value, message);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            message.references.insert(id.name.to_owned());
        }
        InlineExpression::TermReference { id, arguments, .. } => {
            message.references.insert(format!("-{}", id.name));
            if let Some(arguments) = arguments {
                read_arguments(arguments, message);
            }
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            read_arguments(arguments, message);
        }
        InlineExpression::Placeable { expression } => read_expression(expression, message),
        InlineExpression::StringLiteral { value } => message.text.push_str(value),
        InlineExpression::NumberLiteral { .. } => {}
    }
}

fn read_arguments(arguments: &CallArguments<&str>, message: &mut Message) {
    for argument in &arguments.positional {
        read_inline(argument, message);
    }
    for argument in &arguments.named {
        read_inline(&argument.value, message);
    }
}
