//! Commands as a test can run them: with files that are there, and with small numbers.

/// Numbers that would take long, and what is enough to see that the command works.
const SMALLER: [(&str, &str); 9] = [
    ("--games", "2"),
    ("--tables", "2"),
    ("--seats", "2"),
    ("--seconds", "0"),
    ("--thinkers", "1"),
    ("--visitors", "1"),
    ("--hostile", "5"),
    ("--kill", "1"),
    ("--budget", "2it"),
];

/// What is added to commands that take long by themselves.
const ADDED: [(&str, &[&str]); 7] = [
    ("analyse", &["--budget 2it"]),
    ("arena", &["--games 2"]),
    ("bench", &["--seconds 0.01", "--players 2"]),
    ("puzzles", &["--games 1", "--budget 2it", "--bot random"]),
    ("sim", &["--games 2"]),
    ("load", &["--tables 2", "--seats 2", "--seconds 0", "--history 1"]),
    ("tune", &["--games 2", "--rounds 1", "--deals 1", "--hasty", "--trust 0.2"]),
];

/// Names that stand for something of the reader's own.
const OWN: [(&str, &str); 11] = [
    ("--check FILE", "--check my-box.toml"),
    ("analyse FILE", "analyse evening.replay"),
    ("verify FILE", "verify evening.replay"),
    ("verify game.replay", "verify evening.replay"),
    ("backup FILE", "backup other.backup"),
    ("backup tables.backup", "backup other.backup"),
    ("check --moments FILE", "check --moments 01-dice.lesson"),
    ("check FILE…", "check example.play"),
    ("check FILE", "check example.play"),
    ("--components FILE", "--components my-box.toml"),
    ("FILE.csv", "out.csv"),
];

/// The command as it is run; none if it is not one of this program.
pub(super) fn runnable(line: &str) -> Option<String> {
    let line = ours(line)?;
    let line = OWN.iter().fold(line, |line, (name, own)| line.replace(name, own));
    let line = line.replace(" GAME", " tiletum").replace(" NAME", " tiletum");
    let line = line
        .replace("man -l -", "cat")
        .replace("games/orleans/tests/rulings/ch08_planning.play", "example.play");
    let line = line.replace("games/tiletum/data/", "").replace(" --kill N", " --kill 1");
    let line = line.strip_suffix("--kill").map_or(line.clone(), |rest| format!("{rest}--kill 1"));
    if is_mention(&line) {
        return Some(format!("{line} --help"));
    }
    Some(added(&smaller(&line)))
}

/// Our own program, however it is started.
fn ours(line: &str) -> Option<String> {
    let program = line.strip_prefix("cargo run --release");
    let program = program.filter(|rest| !rest.contains("--package"));
    let Some(rest) = program else {
        return (line.starts_with("guildhall ") || line.starts_with("echo "))
            .then(|| line.to_owned());
    };
    let rest = rest.trim().trim_start_matches("--features parquet").trim().trim_start_matches("--");
    match rest.trim() {
        "" => Some("guildhall serve".to_owned()),
        rest => Some(format!("guildhall {rest}")),
    }
}

/// A command that is only named, or one that needs what nobody but its reader has.
fn is_mention(line: &str) -> bool {
    let words = line.split(' ').count();
    let needs_net = line.contains("net:nets/");
    let needs_parquet = line.contains(".parquet") && !cfg!(feature = "parquet");
    let is_short = words == 2 && !["bench", "doctor", "protocol", "serve"].contains(&word(line));
    is_short || needs_net || needs_parquet
}

/// The subcommand.
fn word(line: &str) -> &str {
    let after = line.split("guildhall ").nth(1).unwrap_or_default();
    after.split(' ').next().unwrap_or_default()
}

fn smaller(line: &str) -> String {
    let mut words: Vec<String> = line.split(' ').map(fewer).collect();
    for at in 1..words.len() {
        let flag = words[at - 1].clone();
        let is_number = words[at].starts_with(|first: char| first.is_ascii_digit());
        if let Some((_, few)) = SMALLER.iter().find(|(name, _)| is_number && *name == flag) {
            (*few).clone_into(&mut words[at]);
        }
        if flag.starts_with("--max-") {
            "1000000".clone_into(&mut words[at]);
        }
    }
    words.join(" ")
}

/// Fewer thoughts for a bot, and one that thinks by the clock by another.
fn fewer(word: &str) -> String {
    let word = word.replace("mcts:1000it", "mcts:2it").replace("mcts:2000it", "mcts:2it");
    word.replace("apprentice,journeyman", "apprentice,random")
}

fn added(line: &str) -> String {
    // What is played waits for nobody but its player.
    let is_long = |(name, _): &&(&str, _)| *name == word(line) && !line.contains("--play");
    let more = ADDED.iter().find(is_long).map_or(&[][..], |(_, more)| more);
    let is_new = |flag: &&&str| !line.contains(flag.split(' ').next().unwrap_or_default());
    let more: Vec<&str> = more.iter().filter(is_new).copied().collect();
    [vec![line], more, answered(line)].concat().join(" ")
}

/// What so few games cannot do is an answer too: to meet everything there is, to find better weights.
fn answered(line: &str) -> Vec<&'static str> {
    match word(line) {
        "tune" => vec!["2> said.$$ || grep -q 'nothing was found' said.$$"],
        "sim" if line.contains("--all-options") => {
            vec!["2> said.$$ || grep -q 'never occurred' said.$$"]
        }
        _ => Vec::new(),
    }
}

#[test]
fn commands_become_small_and_whole() {
    let small = |line| runnable(line).unwrap_or_default();
    assert_eq!(small("guildhall verify FILE"), "guildhall verify evening.replay");
    assert_eq!(small("cargo run --release"), "guildhall serve");
    assert_eq!(small("guildhall sim orleans --games 1000"), "guildhall sim orleans --games 2");
    assert_eq!(small("guildhall arena tiletum"), "guildhall arena tiletum --games 2");
    assert_eq!(small("guildhall sim"), "guildhall sim --help");
    assert_eq!(runnable("cargo xtask test"), None);
}
