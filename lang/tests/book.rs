//! Reading rulebooks for people, on a small book of a game that nobody has.

use lang::Book;
use lang::book::{Body, BookError, CHAPTERS, plain};

/// A book whose chapter `goal` holds `goal`; the others hold a sentence each.
fn sample(goal: &str) -> String {
    let chapter = |key: &&str| match *key {
        "goal" => format!("## The goal {{#goal}}\n\n{goal}\n"),
        key => format!("## About {key} {{#{key}}}\n\nWords.\n{{TO-1.1}}\n"),
    };
    let chapters: Vec<String> = CHAPTERS.iter().map(chapter).collect();
    format!("# Toy\n\n{}", chapters.join("\n"))
}

fn read(goal: &str) -> Book {
    Book::parse("en/toy.md", &sample(goal)).unwrap_or_else(|errors| panic!("{errors:?}"))
}

fn wrong(goal: &str) -> String {
    let errors = Book::parse("en/toy.md", &sample(goal)).expect_err("it is wrong");
    errors.iter().map(BookError::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_kind_of_block_is_read() {
    let book = read(
        "You are **bakers**.\nYou bake.\n{TO-1.1 TO-R2}\n\n![A loaf](figure:loaf)\n\n\
         ### Baking {#baking}\n\n1. Knead\n   well.\n2. Wait.\n{TO-2.1}\n\n- Flour\n- Salt\n{TO-2.2}\n\n\
         > Anna bakes.\n> She wins.\n{TO-2.3}\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n{TO-2.4}",
    );
    let kinds: Vec<String> = book.chapters[0].blocks.iter().map(|one| one.body.kind()).collect();
    let expected = [
        "paragraph",
        "figure loaf",
        "section baking",
        "numbered list of 2",
        "list of 2",
        "example",
        "table of 2 rows",
    ];
    assert_eq!(kinds, expected);
    let first = &book.chapters[0].blocks[0];
    assert_eq!((first.line, first.ids.join(" ")), (5, "TO-1.1 TO-R2".to_owned()));
    assert_eq!(plain(first.body.words()[0]), "You are bakers. You bake.");
    let Body::Steps(steps) = &book.chapters[0].blocks[3].body else { panic!("it is a list") };
    assert_eq!(steps[0], "Knead well.");
}

#[test]
fn the_blocks_of_a_rule_are_found_whatever_its_case() {
    let book = read("You bake.\n{TO-1.1}");
    let chapters: Vec<&str> =
        book.telling("to-1.1").map(|(chapter, _)| chapter.key.as_str()).collect();
    assert_eq!(chapters, CHAPTERS);
    assert_eq!(book.telling("TO-9.9").count(), 0);
}

#[test]
fn a_mistake_names_file_and_line() {
    assert_eq!(
        wrong("You bake.\n{TO}"),
        "en/toy.md:5: `TO` is no id of a rule\nhint: ids are written `{OR-8.1 OR-8.2}`"
    );
    assert!(wrong("### Baking").starts_with("en/toy.md:5: the heading has no key"));
    assert!(wrong("### Baking {#Bake it}").contains("`Bake it` is no key"));
    assert!(wrong("![A loaf](loaf.png)").contains("a figure is written"));
    assert!(
        wrong("| a | b |\n| --- | --- |\n| 1 |").contains("a row has 1 cells and the head has 2")
    );
    assert!(wrong("| a | b |\n| 1 | 2 |").contains("`| --- | --- |`"));
    assert!(wrong("1. Knead\nwell").contains("neither an entry nor indented: `well`"));
    assert!(wrong("See [here](there)").contains("no links"));
    assert!(wrong("\n{TO-1.1}").contains("ids that belong to no block"));
}

#[test]
fn a_book_has_a_title_and_its_chapters_in_order() {
    let errors = Book::parse("en/toy.md", "## Zero {#end}\n\nWords.\n").expect_err("it is wrong");
    let text = errors.iter().map(BookError::to_string).collect::<Vec<_>>().join("\n");
    assert!(text.contains("en/toy.md:1: the book has no title"), "{text}");
    assert!(text.contains("the chapters are end\nhint: they must be goal, table,"), "{text}");
}
