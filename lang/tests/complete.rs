//! Nothing that a game can say is missing in any language.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kernel::chance::{Fast, below};
use kernel::saying::Fact;
use kernel::{Action, AnyGame, Game, GameInfo, Index, Rulebook, Saying, Seat, Title, TitleOf};
use lang::{Speaker, Tongue};

/// Every game there is texts for.
fn games() -> [(&'static GameInfo, &'static str); 1] {
    [(&orleans::Orleans::INFO, "orleans")]
}

fn speakers(info: &'static GameInfo) -> [Speaker; 3] {
    Tongue::ALL.map(|tongue| Speaker::new(tongue, info, &[]))
}

/// Says it in every language and collects what is missing.
fn gaps<'a>(
    info: &'static GameInfo,
    space: &str,
    sayings: impl IntoIterator<Item = &'a Saying>,
) -> BTreeSet<String> {
    let speakers = speakers(info);
    let mut gaps = BTreeSet::new();
    for saying in sayings {
        for speaker in &speakers {
            if let Err(gap) = speaker.try_say(space, saying) {
                gaps.insert(format!("{}: {gap:?}", speaker.tongue()));
            }
        }
    }
    gaps
}

fn assert_none(gaps: BTreeSet<String>) {
    assert!(gaps.is_empty(), "{}", gaps.into_iter().collect::<Vec<_>>().join("\n"));
}

/// Every action of a game: its kind and its label.
fn actions<G: Game>() -> Vec<(&'static str, Saying)> {
    let decisions = (0..G::INFO.actions).map(Index::Decision);
    let outcomes = (0..G::INFO.outcomes).map(Index::Outcome);
    let action = |index| G::Action::from_index(index).expect("the index is below its end");
    decisions.chain(outcomes).map(action).map(|action| (action.kind(), action.label())).collect()
}

#[test]
fn every_option_and_outcome_has_a_label() {
    let labels: Vec<Saying> =
        actions::<orleans::Orleans>().into_iter().map(|(_, label)| label).collect();
    assert_none(gaps(&orleans::Orleans::INFO, "action", &labels));
}

#[test]
fn every_option_is_explained_by_rules_that_exist() {
    let info = &orleans::Orleans::INFO;
    let book = Rulebook::parse(info.rules, info.prefix);
    for speaker in speakers(info) {
        for (kind, label) in actions::<orleans::Orleans>() {
            if info.chances.contains(&kind) {
                continue;
            }
            let help = speaker.help(kind, &label);
            assert!(!help.text.is_empty(), "{}: no help for `{kind}`", speaker.tongue());
            for rule in help.rules {
                assert!(book.find(&rule).is_some(), "help for `{kind}` names {rule}");
            }
        }
    }
}

#[test]
fn every_question_has_a_prompt() {
    for (info, _) in games() {
        let prompts: Vec<Saying> = info.asks.iter().map(|&ask| Saying::new(ask)).collect();
        assert_none(gaps(info, "prompt", &prompts));
    }
}

/// The phases of Orléans as its progress names them.
const PHASES: [&str; 14] = [
    "setup",
    "removal",
    "hourglass",
    "census",
    "followers",
    "draws",
    "allocate",
    "bath_draws",
    "retrieve",
    "planning",
    "actions",
    "event",
    "start_player",
    "over",
];

#[test]
fn every_phase_and_every_line_of_the_score_has_a_name() {
    let info = &orleans::Orleans::INFO;
    let lines = ["coins", "goods", "stations_citizens", "bread"].map(Saying::new);
    assert_none(gaps(info, "score", &lines));
    for speaker in speakers(info) {
        for phase in PHASES {
            assert_ne!(speaker.phase(phase), phase.replace('_', " "), "{}", speaker.tongue());
        }
    }
}

/// The keys of the log are known; their facts are tried out by whole games, see `every_event…`.
#[test]
fn every_kind_of_event_has_a_line() {
    for (info, _) in games() {
        for speaker in speakers(info) {
            for &kind in info.events {
                let gap = speaker.try_say("event", &Saying::new(kind));
                assert!(
                    !matches!(gap, Err(lang::Gap::Message(_))),
                    "{}: {gap:?}",
                    speaker.tongue()
                );
            }
        }
    }
}

#[test]
fn every_event_of_whole_games_can_be_said() {
    let title = TitleOf::<orleans::Orleans>::NEW;
    let mut sayings = Vec::new();
    for seed in 0..6 {
        let variant = (seed % 2 == 1).to_string();
        let options = ["promo_tiles", "reduced_tiles", "sequential_planning"]
            .map(|name| (name.to_owned(), variant.clone()));
        let players = 2 + (seed % 3) as u8;
        let game = title.start(title.standard(), &options, players).expect("a legal table");
        play_out(game, &mut Fast::new(seed, 0), &mut sayings);
    }
    assert_none(gaps(title.info(), "event", &sayings));
}

/// Plays at random to the end and collects what the log says.
fn play_out(mut game: Box<dyn AnyGame>, rng: &mut Fast, sayings: &mut Vec<Saying>) {
    while let Some(actor) = game.turn().actor() {
        let mut legal = game.notations(actor);
        let pick = below(rng, legal.len() as u32) as usize;
        let told = game.play(actor, &legal.swap_remove(pick)).expect("the action was listed");
        sayings.extend(told.iter().map(|told| told.saying));
    }
}

#[test]
fn every_refusal_has_a_sentence() {
    for (info, folder) in games() {
        let refusals: Vec<Saying> = refusals(folder);
        assert!(!refusals.is_empty(), "{folder} refuses nothing?");
        assert_none(gaps(info, "refused", &refusals));
    }
}

/// Every refusal in the sources of a game: `refuse("…")` and the facts added to it.
fn refusals(game: &str) -> Vec<Saying> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("src");
    let mut refusals = Vec::new();
    for file in rust_files(&root) {
        let source = fs::read_to_string(file).expect("a source file can be read");
        refusals.extend(source.split(".refuse(").skip(1).filter_map(refusal));
    }
    refusals
}

/// The refusal whose source begins here, with facts that stand for those it names.
fn refusal(source: &str) -> Option<Saying> {
    let (reason, mut rest) = source.trim_start().strip_prefix('"')?.split_once('"')?;
    let mut saying = Saying::new(reason.to_owned().leak());
    rest = rest.trim_start().strip_prefix(')')?;
    while let Some(fact) = rest.trim_start().strip_prefix(".because(") {
        let (name, value) = fact.trim_start().strip_prefix('"')?.split_once('"')?;
        saying = saying.with(name.to_owned().leak(), sample(name));
        rest = &value[closing_bracket(value)?..];
    }
    Some(saying)
}

/// Where the bracket that is open here has been closed.
fn closing_bracket(source: &str) -> Option<usize> {
    let mut open = 1;
    for (at, letter) in source.char_indices() {
        open += i32::from(letter == '(') - i32::from(letter == ')');
        if open == 0 {
            return Some(at + 1);
        }
    }
    None
}

/// A fact that a name stands for.
fn sample(name: &str) -> Fact {
    match name {
        "follower" => Fact::Word("follower.knight"),
        "good" => Fact::Word("good.wool"),
        "place" => Fact::Word("place.ship"),
        "tile" => Fact::Word("tile.winery"),
        "town" => Fact::Word("town.orleans"),
        "who" => Fact::Seat(Seat(0)),
        _ => Fact::Number(2),
    }
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a game has sources").flatten();
    let mut files = Vec::new();
    for path in entries.map(|entry| entry.path()) {
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
    files
}
