//! What the commands print when all is well.

use serde_json::json;

use crate::{TempFile, printed, printed_json, replay, replay_of};

#[test]
fn sim_reports_seats_and_bots() {
    let args =
        ["sim", "orleans", "--players", "3", "--bots", "busy,random", "--games", "6", "--json"];
    let report = printed_json(&args);
    assert_eq!(report["game"], "orleans");
    assert_eq!(report["games"], 6);
    assert_eq!(report["seats"].as_array().expect("one entry a seat").len(), 3);
    assert_eq!(report["bots"][1]["seats_played"], 12);
    for field in ["decisions", "seconds", "threads", "games_per_second", "decisions_per_second"] {
        assert!(report[field].is_number(), "{field}");
    }
    assert!(printed(&args[..args.len() - 1]).contains("busy"));
}

#[test]
fn sim_gives_the_same_games_on_any_number_of_threads() {
    let scores = |threads: &str| {
        let args =
            ["sim", "orleans", "--games", "20", "--seed", "9", "--json", "--threads", threads];
        let mut report = printed_json(&args);
        (report["seats"].take(), report["decisions"].take())
    };
    assert_eq!(scores("1"), scores("2"));
}

#[test]
fn sim_checks_the_laws_and_counts_what_occurs() {
    let args = ["sim", "orleans", "--players", "2", "--bots", "busy", "--games", "4", "--check"];
    let text = printed(&args);
    assert!(text.contains("every law kept in 4 games"), "{text}");
    assert!(text.contains("ask     plan"), "{text}");
}

#[test]
fn arena_tells_who_is_better_and_writes_a_page() {
    let page = TempFile::new("arena.html", "");
    let args = ["arena", "orleans", "--bots", "random,busy", "--players", "3", "--games", "16"];
    let report = printed_json(&[&args[..], &["--json", "--report", page.path()]].concat());
    assert_eq!(report["players"], 3);
    assert_eq!(report["results"][1]["bot"], "busy");
    assert!(report["results"][1]["elo"].as_f64() > report["results"][0]["elo"].as_f64());
    let pair = &report["pairs"][0];
    assert_eq!((&pair["a"], &pair["b"]), (&json!("random"), &json!("busy")));
    assert!(pair["ci95"][1].as_f64() < Some(0.5), "{pair}");
    let text = std::fs::read_to_string(page.path()).expect("it was written");
    assert!(text.contains("<svg") && text.contains("busy") && !text.contains("http"), "{text}");
    assert!(printed(&args).contains("random ahead of busy"));
}

#[test]
fn sim_writes_rows() {
    let file = TempFile::new("rows.csv", "");
    printed(&["sim", "orleans", "--games", "3", "--players", "2", "--out", file.path()]);
    let rows = std::fs::read_to_string(file.path()).expect("it was written");
    assert_eq!(rows.lines().count(), 1 + 3 * 2);
    assert!(rows.starts_with("game,seat,bot,score"));
}

#[test]
fn bench_measures_every_player_count() {
    let report = printed_json(&["bench", "--game", "orleans", "--seconds", "0.05", "--json"]);
    assert_eq!(report["threads"], 1);
    let rows = report["games"].as_array().expect("one row a table");
    assert_eq!(rows.len(), 3);
    assert!(rows.iter().all(|row| row["allocations_per_decision"] == json!(0.0)), "{report}");
}

#[test]
fn verify_accepts_a_played_game() {
    let file = TempFile::new("good", &replay());
    let told = printed_json(&["verify", file.path(), "--json"]);
    assert_eq!((&told["ok"], &told["commitment"]), (&json!(true), &json!("ok")));
    assert!(told["moves"].as_u64() > Some(0));
    assert_eq!(told["scores"].as_array().map(Vec::len), Some(2));
    assert!(printed(&["verify", file.path()]).starts_with("ok: "));
}

#[test]
fn replay_prints_the_list_up_to_a_line() {
    let text = replay();
    let file = TempFile::new("print", &text);
    let whole = printed(&["replay", file.path()]);
    assert!(whole.starts_with("Orléans, 2 players"), "{whole}");
    let cut = printed_json(&["replay", file.path(), "--at", "50", "--json"]);
    assert_eq!(cut["lines"].as_array().map(Vec::len), Some(50));
    assert_eq!(cut["over"], json!(false));
    assert!(cut["state"].is_object());
    let board = printed(&["replay", file.path(), "--at", "60", "--svg"]);
    assert!(board.starts_with("<svg") && board.contains("Montargis"), "{board:.80}");
}

/// TI-16.8 — Titus is whom one plays against alone: his points stand beside one's own.
#[test]
fn the_rival_of_a_solo_game_is_counted_in_its_replay() {
    let file = TempFile::new("titus", &replay_of("tiletum", 1));
    let form = printed_json(&["replay", file.path(), "--json"]);
    let scores = form["scores"].as_array().expect("everybody has a score");
    assert_eq!(scores.len(), 2, "{scores:?}");
    let told = printed(&["replay", file.path()]);
    let standing = format!("score {} {}", scores[0], scores[1]);
    assert!(told.trim_end().ends_with(&standing), "{told}");
    let analysis = printed(&["analyse", file.path(), "--budget", "2it"]);
    assert!(analysis.contains("Titus") && analysis.contains(&scores[1].to_string()), "{analysis}");
}

#[test]
fn data_lists_entries_with_their_source() {
    for game in ["craftsmen", "newdale", "orleans", "tiletum"] {
        let ledger = printed_json(&["data", game, "--json"]);
        let entries = ledger["entries"].as_array().expect("one entry a component");
        assert!(entries.len() > 50 && entries.iter().all(|entry| entry["source"].is_string()));
        assert!(printed(&["data", game]).contains("rulebook"));
    }
}

#[test]
fn rules_are_found_by_id() {
    assert!(printed(&["rules", "orleans", "or-8.4"]).starts_with("OR-8.4  ("));
    let rules = printed_json(&["rules", "orleans", "--json"]);
    assert!(rules.as_array().map(Vec::len) > Some(100));
    assert!(printed(&["rules", "orleans"]).contains("OR-8.4"));
    for id in ["8.4", "OR-8.4"] {
        assert!(printed(&["rules", "ORLEANS", id]).starts_with("OR-8.4  ("), "{id}");
    }
    for chapter in ["OR-8", "8"] {
        let text = printed(&["rules", "orleans", chapter, "--exact"]);
        assert!(text.contains("OR-8.1  (") && text.contains("OR-8.4  ("), "{text}");
        assert!(!text.contains("OR-9.1  ("), "{text}");
    }
    let noted = |words: &[&str]| {
        let told =
            crate::guildhall(&[&["rules", "orleans", "8.4", "--lang", "pl"], words].concat());
        String::from_utf8_lossy(&told.stderr).contains("written in English")
    };
    assert!(noted(&["--exact"]), "nobody gets English without a word");
    assert!(!noted(&[]), "the book is in Polish");
}

#[test]
fn the_version_names_the_commit_and_its_day() {
    let told = printed(&["--version"]);
    let inside = told.split_once('(').and_then(|(_, rest)| rest.trim_end().strip_suffix(')'));
    let (commit, day) = inside.and_then(|both| both.split_once(", ")).expect("both are told");
    assert!(commit == "unknown" || commit.chars().all(|c| c.is_ascii_hexdigit()), "{told}");
    assert!(day == "unknown" || day.len() == "2000-01-01".len(), "{told}");
}

#[test]
fn shells_complete_and_manuals_list_every_command_and_how_it_ends() {
    for shell in ["bash", "zsh", "fish"] {
        let text = printed(&["completions", shell]);
        assert!(text.contains("migrate") && text.contains("public-url"), "{shell}");
    }
    let page = printed(&["man"]);
    assert!(page.contains(".SH \"EXIT STATUS\"") && page.contains("guildhall\\-sim"), "{page}");
    let folder = std::env::temp_dir().join(format!("guildhall-man-{}", std::process::id()));
    let files = printed(&["man", "--out", folder.to_str().expect("it is plain")]);
    let sim = std::fs::read_to_string(folder.join("guildhall-sim.1"));
    let _ = std::fs::remove_dir_all(&folder);
    assert!(files.contains("guildhall-play.1") && files.contains("guildhall.1"), "{files}");
    assert!(sim.is_ok_and(|page| page.contains("EXIT STATUS") && page.contains("all\\-options")));
}

#[test]
fn the_doctor_names_what_is_there_and_what_to_type() {
    let findings = printed_json(&["doctor", "--json"]);
    let findings = findings.as_array().expect("one a thing");
    for purpose in ["play", "tests", "python"] {
        assert!(findings.iter().any(|finding| finding["purpose"] == purpose), "{purpose}");
    }
    let told = |finding: &serde_json::Value| finding["ok"] == json!(finding["remedy"].is_null());
    assert!(findings.iter().all(told), "{findings:?}");
    let told = printed(&["doctor"]);
    assert!(
        told.contains("a place for the tables") && told.contains("by search alone: "),
        "{told}"
    );
}

#[test]
fn check_tells_good_examples_from_bad_ones() {
    let good = "OR-2.1  Two may play.\nsetup   players=2\n";
    let file = TempFile::new("good.play", good);
    assert!(printed(&["check", file.path()]).contains("all hold"));
    let bad = "OR-2.1  Nobody plays alone.\nsetup   players=1\n";
    let file = TempFile::new("bad.play", bad);
    let output = crate::guildhall(&["check", file.path()]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stdout).expect("it prints text");
    assert!(told.contains(&format!("{}:2: ", file.path())), "{told}");
}

#[test]
fn the_readme_says_how_much_of_each_box_is_reconstructed() {
    let readme = include_str!("../../../README.md").replace('\n', " ");
    for game in shelf::games() {
        let told = printed_json(&["data", game.key(), "--json"]);
        let entries = told["entries"].as_array().expect("a list");
        let made = entries.iter().filter(|entry| entry["source"] == "reconstructed").count();
        let words = format!("{made} of {}", entries.len());
        assert!(readme.contains(&words), "{}: {words}", game.key());
    }
}
