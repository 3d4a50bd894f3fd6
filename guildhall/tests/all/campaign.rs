//! A campaign, evening by evening.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::{TempFile, guildhall_with, printed, refused};

/// A file that does not exist yet, and is gone when the test ends.
struct NewFile(PathBuf);

impl NewFile {
    fn new(name: &str) -> NewFile {
        NewFile(std::env::temp_dir().join(format!("guildhall-{}-{name}", std::process::id())))
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("the path is text")
    }

    fn results(&self) -> Vec<Value> {
        let text = fs::read_to_string(&self.0).expect("the campaign is kept");
        let campaign: Value = serde_json::from_str(&text).expect("it is JSON");
        campaign["results"].as_array().expect("it has results").clone()
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// Bots play the next chapter.
fn evening(file: &NewFile, seed: &str) -> String {
    let seats = ["--seats", "random,random", "--plain", "--seed", seed];
    printed(&[&["play", "newdale", "--campaign", file.path()], &seats[..]].concat())
}

#[test]
fn a_campaign_is_played_evening_by_evening_to_its_end() {
    let file = NewFile::new("whole.campaign");
    let mut told = evening(&file, "0");
    assert!(told.contains("A campaign begins."), "{told}");
    assert!(told.contains("The next chapter: Soldiers' Meal"), "{told}");
    assert!(told.contains("Enoch Brubak, the royal quartermaster"), "{told}");
    for seed in 1..8 {
        assert_eq!(file.results().len(), seed);
        told = evening(&file, &seed.to_string());
        assert!(told.contains("The chronicle so far"), "{told}");
        assert!(told.contains("  Soldiers' Meal: Brown "), "{told}");
    }
    let chapters: Vec<Value> =
        file.results().iter().map(|result| result["chapter"].clone()).collect();
    assert_eq!(chapters[0], "i");
    assert_eq!(chapters[4..], ["v", "vi", "vii", "viii"]);
    assert!(told.contains("Smoke rises from the first chimneys of Newdale"), "{told}");
    let before = fs::read_to_string(file.path()).expect("the campaign is kept");
    let over = evening(&file, "8");
    assert!(over.contains("The campaign is over. It was won by: "), "{over}");
    assert_eq!(fs::read_to_string(file.path()).expect("the campaign is kept"), before);
}

#[test]
fn a_chapter_that_was_left_is_not_entered() {
    let file = NewFile::new("left.campaign");
    let play = ["play", "newdale", "--campaign", file.path(), "--seats", "human,random"];
    let output = guildhall_with(&play, "1\nq\n");
    let said = String::from_utf8(output.stdout).expect("it prints text");
    assert!(output.status.success(), "{said}");
    assert!(said.ends_with("the chronicle stays as it was.\n"), "{said}");
    assert!(file.results().is_empty());
    let other = refused(&["play", "newdale", "--campaign", file.path(), "--seats", "human"], 2);
    assert!(other.contains("the campaign has 2 players, not 1"), "{other}");
    let chapter = [&play[..], &["--option", "chapter=v"]].concat();
    assert!(refused(&chapter, 2).contains("the campaign decides the option `chapter`"));
}

#[test]
fn a_bad_or_foreign_file_is_refused_in_one_line() {
    for (name, text) in [
        ("torn", "{\"players\": 2, \"results\""),
        ("other", "{\"game\": \"orleans\"}"),
        ("many", "{\"players\": 9, \"results\": []}"),
    ] {
        let file = TempFile::new(name, text);
        let error = refused(&["play", "newdale", "--campaign", file.path()], 1);
        assert!(error.contains("no campaign of newdale: "), "{error}");
        assert_eq!(fs::read_to_string(file.path()).expect("it is still there"), text);
    }
    let error = refused(&["play", "orleans", "--campaign", "x.campaign"], 2);
    assert_eq!(error, "error: orleans has no campaign\nhint: a campaign has newdale\n");
}
