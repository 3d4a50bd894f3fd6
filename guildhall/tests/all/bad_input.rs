//! Bad input: one clear line, a non-zero exit, and nothing lost.

use serde_json::{Value, json};

use crate::{TempFile, guildhall_with, printed, refused, replay};

#[test]
fn an_unknown_game_gets_a_hint() {
    let error = refused(&["sim", "orlens"], 2);
    assert_eq!(error, "error: unknown game `orlens`\nhint: did you mean `orleans`?\n");
}

#[test]
fn an_option_out_of_range_is_refused() {
    let error = refused(&["sim", "orleans", "--option", "promo_tiles=maybe"], 2);
    assert!(error.contains("option `promo_tiles` does not take `maybe`"), "{error}");
    let error = refused(&["sim", "orleans", "--option", "promo_tile=true"], 2);
    assert!(error.contains("did you mean `promo_tiles`?"), "{error}");
    let error = refused(&["sim", "orleans", "--option", "promo_tiles"], 2);
    assert!(error.contains("NAME=VALUE"), "{error}");
}

#[test]
fn a_wrong_player_count_is_refused() {
    for count in ["1", "5", "200"] {
        let error = refused(&["sim", "orleans", "--players", count], 2);
        assert!(error.contains("OR-"), "{error}");
    }
    refused(&["sim", "orleans", "--players", "many"], 2);
    refused(&["play", "orleans", "--seats", "human"], 2);
}

#[test]
fn an_unknown_bot_gets_a_hint() {
    let error = refused(&["sim", "orleans", "--bots", "gredy"], 2);
    assert!(error.contains("hint: did you mean `greedy`?"), "{error}");
    let error = refused(&["play", "orleans", "--seats", "human,hal"], 2);
    assert!(error.contains("journeyman, master, grandmaster"), "{error}");
}

/// A net that is missing, cut or something else altogether: a sentence, and nothing is played.
#[test]
fn a_net_that_is_none_is_refused() {
    let error = refused(&["sim", "orleans", "--bots", "net:no/such.safetensors"], 2);
    assert!(error.contains("there is no such file"), "{error}");
    let other = TempFile::new("other.safetensors", "this is no net");
    for command in ["sim", "arena"] {
        let bots = format!("greedy,net:{}:20it", other.path());
        let error = refused(&[command, "orleans", "--players", "2", "--bots", &bots], 2);
        assert!(error.contains("the file is no net: "), "{error}");
    }
    let seats = format!("human,net:{}", other.path());
    let error = refused(&["play", "orleans", "--seats", &seats], 2);
    assert!(error.contains("the file is no net: "), "{error}");
    let error = refused(&["sim", "orleans", "--bots", "net:soon"], 2);
    assert!(error.contains("hint: write `net:400it`"), "{error}");
}

#[test]
fn bad_usage_is_one_line() {
    let error = refused(&["sim"], 2);
    assert!(error.contains("<GAME>"), "{error}");
    let error = refused(&["simm"], 2);
    assert!(error.contains("hint: "), "{error}");
    refused(&["sim", "orleans", "--gmaes", "3"], 2);
    refused(&["sim", "orleans", "--threads", "0"], 2);
    refused(&["rules", "orleans", "OR-999.1"], 2);
    refused(&["play", "orleans", "--lang", "klingon"], 2);
}

#[test]
fn what_is_missing_or_out_of_place_is_named() {
    let error = refused(&["play"], 2);
    assert!(error.contains("hint: the games are craftsmen, newdale, orleans, tiletum"), "{error}");
    for game in ["orleans", "Orléans"] {
        let error = refused(&[game], 2);
        assert!(error.contains("hint: try `guildhall play orleans`"), "{error}");
    }
    let error = refused(&["sim", "orleans", "--games", "soon"], 2);
    assert!(error.contains("hint: try `guildhall sim --help`"), "{error}");
    let error = refused(&["rules", "orleans", "zzz"], 2);
    assert!(error.contains("hint: the chapters are goal, "), "{error}");
}

#[test]
fn an_amount_out_of_bounds_is_refused_by_every_command() {
    for command in ["sim", "arena", "puzzles", "tune"] {
        for games in ["0", "-5", "soon"] {
            let error = refused(&[command, "orleans", "--games", games], 2);
            assert!(error.contains("it is a whole number, 1 or more"), "{error}");
        }
    }
    for command in ["sim", "arena", "puzzles", "tune", "analyse"] {
        for threads in ["0", "-1", "9999"] {
            let error = refused(&[command, "orleans", "--threads", threads], 2);
            assert!(error.contains("it is a whole number, 1 to 1024"), "{error}");
        }
    }
    let error = refused(&["bench", "--seconds", "-1"], 2);
    assert!(error.contains("it is a number of seconds, 0 or more"), "{error}");
    let error = refused(&["tune", "orleans", "--horizon", "7"], 2);
    assert!(error.contains("it is a number from 0 to 1"), "{error}");
}

#[test]
fn a_store_of_no_kind_is_refused_and_not_repeated() {
    for url in ["secret", "mysql://ada:secret@x/y", "sqlite:"] {
        for command in [&["serve", "--no-open"][..], &["backup", "out"], &["migrate"]] {
            let error = refused(&[command, &["--db", url]].concat(), 2);
            assert!(error.contains("hint: write sqlite:PATH"), "{error}");
            assert!(!error.contains("secret"), "{error}");
        }
    }
}

#[test]
fn a_place_that_cannot_be_written_to_is_named() {
    let error = refused(&["man", "--out", "/dev/null/man"], 1);
    assert!(error.contains("/dev/null/man: "), "{error}");
    let error = refused(&["sim", "orleans", "--games", "1", "--decisions", "x.csv"], 2);
    assert!(error.contains("x.csv: decisions are written as .parquet"), "{error}");
}

#[test]
fn a_server_is_told_nothing_that_it_would_not_heed() {
    let error = refused(&["serve", "--lang", "pl", "--no-open"], 2);
    assert!(error.contains("hint: leave --lang out"), "{error}");
    for url in ["foo", "https://", "ftp://x", "https://x/y"] {
        let error = refused(&["serve", "--public-url", url, "--no-open"], 2);
        assert!(error.contains("written https://HOST"), "{error}");
    }
    refused(&["serve", "--addr", "127.0.0.1:1", "--port", "2", "--no-open"], 2);
    refused(&["serve", "--addr", "localhost:none", "--no-open"], 2);
}

#[test]
fn whoever_looks_at_tables_makes_none() {
    let folder = std::env::temp_dir().join(format!("guildhall-none-{}", std::process::id()));
    let url = format!("sqlite:{}", folder.join("x.db").display());
    let error = refused(&["migrate", "--dry-run", "--db", &url], 1);
    assert!(error.contains("there are no tables at "), "{error}");
    refused(&["backup", "--check", "--db", &url], 1);
    assert!(!folder.exists(), "nothing was made");
}

#[test]
#[cfg(not(feature = "parquet"))]
fn parquet_names_the_build_feature() {
    for option in ["--out", "--decisions"] {
        let error = refused(&["sim", "orleans", "--games", "1", option, "games.parquet"], 2);
        assert!(error.contains("feature `parquet`"), "{error}");
    }
}

#[test]
fn a_missing_file_is_named() {
    for command in ["verify", "replay", "check"] {
        let error = refused(&[command, "/no/such/file"], 1);
        assert!(error.contains("/no/such/file"), "{error}");
    }
}

#[test]
fn an_illegal_line_of_a_replay_is_named() {
    let text = replay();
    let number = text.lines().position(|line| line.starts_with("0  ")).expect("seat 0 decides");
    let mut lines: Vec<&str> = text.lines().collect();
    lines[number] = "0  xyzzy";
    let file = TempFile::new("illegal", &lines.join("\n"));
    let error = refused(&["verify", file.path()], 1);
    assert!(error.contains(&format!("line {}: ", number + 1)), "{error}");
    assert!(error.contains("no action is written `xyzzy`"), "{error}");
}

#[test]
fn a_truncated_replay_is_refused() {
    let text = replay();
    let half: Vec<&str> = text.lines().take(text.lines().count() / 2).collect();
    let file = TempFile::new("half", &half.join("\n"));
    let error = refused(&["verify", file.path()], 1);
    assert!(error.contains("cut off"), "{error}");
    assert!(printed(&["verify", "--unfinished", file.path()]).starts_with("ok: "));

    let no_score: Vec<&str> = text.lines().take(text.lines().count() - 1).collect();
    let file = TempFile::new("no-score", &no_score.join("\n"));
    let error = refused(&["verify", file.path()], 1);
    assert!(error.contains("cut off"), "{error}");

    let file = TempFile::new("no-header", text.lines().next().expect("it has lines"));
    let error = refused(&["verify", file.path()], 1);
    assert!(error.contains("cut off"), "{error}");

    let file = TempFile::new("half-score", &text[..text.len() - 70]);
    let error = refused(&["verify", file.path()], 1);
    assert!(error.contains("cut off"), "{error}");
}

#[test]
fn a_replay_of_a_newer_version_is_refused() {
    let text = replay();
    let format =
        TempFile::new("format", &text.replacen("guildhall-replay 1", "guildhall-replay 2", 1));
    let error = refused(&["verify", format.path()], 1);
    assert!(error.contains("hint: use a newer guildhall"), "{error}");
    let rules = TempFile::new("rules", &text.replacen("   rules ", "   rules 9", 1));
    let error = refused(&["replay", rules.path()], 1);
    assert!(error.contains("hint: use a newer guildhall"), "{error}");
}

#[test]
fn a_changed_deal_breaks_the_commitment() {
    let text = replay();
    let seed = text.trim_end().rsplit(' ').next().expect("the seed ends the file");
    let other = seed.replace(&seed[..1], if seed.starts_with('0') { "1" } else { "0" });
    let file = TempFile::new("seed", &text.replace(seed, &other));
    let output = crate::guildhall(&["verify", file.path(), "--json"]);
    let told: Value = serde_json::from_slice(&output.stdout).expect("it prints JSON");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!((&told["ok"], &told["commitment"]), (&json!(false), &json!("broken")));
}

#[test]
fn a_component_file_names_line_and_reason() {
    let text = standard_components();
    let line = 1 + text.lines().position(|line| line == "rounds = 18").expect("it has rounds");
    let file = TempFile::new("type.toml", &text.replacen("rounds = 18", "rounds = \"many\"", 1));
    let error = refused(&["data", "orleans", "--check", file.path()], 1);
    assert!(error.contains(&format!("{}:{line}: ", file.path())), "{error}");
    refused(&["sim", "orleans", "--games", "1", "--components", file.path()], 1);
}

#[test]
fn a_component_file_lacks_no_town() {
    let text = standard_components();
    let entries = text.split("\n\n").filter(|entry| !entry.contains("id = \"chinon\""));
    let file = TempFile::new("town.toml", &entries.collect::<Vec<_>>().join("\n\n"));
    let error = refused(&["data", "orleans", "--check", file.path()], 1);
    assert!(error.contains("chinon"), "{error}");
}

/// The component file that Orléans comes with.
fn standard_components() -> String {
    let entry = shelf::find("orleans").expect("it is on the shelf");
    entry.title.standard().text.to_owned()
}

#[test]
fn the_protocol_goes_on_after_broken_json() {
    let input = "{\"id\": 1, \"method\"\n{\"id\": 2, \"method\": \"games\"}\n";
    let output = guildhall_with(&["protocol"], input);
    assert_eq!(output.status.code(), Some(0));
    let answers: Vec<Value> = String::from_utf8(output.stdout)
        .expect("it prints text")
        .lines()
        .map(|line| serde_json::from_str(line).expect("every answer is JSON"))
        .collect();
    assert_eq!(answers[0]["error"]["code"], "parse");
    assert_eq!(answers[1]["id"], 2);
    assert!(answers[1]["result"].is_array());
}

#[test]
fn every_command_has_help_with_an_example() {
    let commands = printed(&["--help"]);
    for name in [
        "play", "sim", "bench", "protocol", "replay", "verify", "check", "data", "rules", "learn",
        "puzzles",
    ] {
        assert!(commands.contains(&format!("  {name} ")), "{name}");
        let help = printed(&[name, "--help"]);
        assert!(help.contains("Example"), "{name}");
        assert!(help.contains(&format!("guildhall {name}")), "{name}");
    }
}

#[test]
fn the_help_names_the_levels_of_bots() {
    for name in ["play", "sim", "arena", "protocol"] {
        let help = printed(&[name, "--help"]);
        let mut words = help.split(|letter: char| !letter.is_alphabetic());
        for level in bots::Level::ALL {
            assert!(words.any(|word| word == level.name()), "{name}: {level}");
        }
    }
}
