//! Nothing that a game can say is missing in any language.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kernel::chance::{Fast, below};
use kernel::options::OptionKind;
use kernel::saying::Fact;
use kernel::{
    Action, Actor, AnyGame, Game, GameInfo, Index, Rulebook, Saying, Seat, Title, TitleOf,
};
use lang::{Speaker, Tongue};

/// Every game there is texts for.
fn games() -> [Spoken; 4] {
    [
        Spoken::of::<craftsmen::Craftsmen>(),
        Spoken::of::<newdale::Newdale>(),
        Spoken::of::<orleans::Orleans>(),
        Spoken::of::<tiletum::Tiletum>(),
    ]
}

/// A game and the labels of its actions.
struct Spoken {
    title: &'static dyn Title,
    info: &'static GameInfo,
    /// The kind and the label of every action.
    actions: Vec<(&'static str, Saying)>,
}

impl Spoken {
    fn of<G: Game>() -> Spoken {
        let decisions = (0..G::INFO.actions).map(Index::Decision);
        let outcomes = (0..G::INFO.outcomes).map(Index::Outcome);
        let action = |index| G::Action::from_index(index).expect("the index is below its end");
        let named = |action: G::Action| (action.kind(), action.label());
        let actions = decisions.chain(outcomes).map(action).map(named).collect();
        Spoken { title: &TitleOf::<G>::NEW, info: &G::INFO, actions }
    }

    /// A table of every size, plain and with every option that it takes, and the
    /// smallest and the largest for every choice that these take.
    fn tables(&self) -> impl Iterator<Item = Box<dyn AnyGame>> {
        let (fewest, most) = self.info.players;
        let sizes = (fewest..=most).flat_map(|players| [self.plain(players), self.full(players)]);
        let choices = self.choices().flat_map(move |choice| {
            [fewest, most]
                .into_iter()
                .filter_map(move |players| self.start(std::slice::from_ref(&choice), players))
        });
        sizes.chain(choices)
    }

    /// Every value of every option that is a choice.
    fn choices(&self) -> impl Iterator<Item = (String, String)> {
        self.info.options.iter().flat_map(|spec| {
            let values = match spec.kind {
                OptionKind::Choice(values) => values,
                _ => &[],
            };
            values.iter().map(|value| (spec.name.to_owned(), (*value).to_owned()))
        })
    }

    fn plain(&self, players: u8) -> Box<dyn AnyGame> {
        self.start(&[], players).expect("the defaults are legal")
    }

    fn full(&self, players: u8) -> Box<dyn AnyGame> {
        let mut options = Vec::new();
        for spec in self.info.options.iter().filter(|spec| spec.kind == OptionKind::Flag) {
            options.push((spec.name.to_owned(), "true".to_owned()));
            if self.start(&options, players).is_none() {
                options.pop();
            }
        }
        self.start(&options, players).expect("each was tried")
    }

    fn start(&self, options: &[(String, String)], players: u8) -> Option<Box<dyn AnyGame>> {
        self.title.start(self.title.standard(), options, players).ok()
    }
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

#[test]
fn every_option_and_outcome_has_a_label() {
    for game in games() {
        assert_none(gaps(game.info, "action", game.actions.iter().map(|(_, label)| label)));
    }
}

#[test]
fn every_option_is_explained() {
    for game in games() {
        for speaker in speakers(game.info) {
            for (kind, label) in &game.actions {
                let explained = !speaker.help(kind, label).text.is_empty();
                let chance = game.info.chances.contains(kind);
                assert!(chance || explained, "{}: no help for `{kind}`", speaker.tongue());
            }
        }
    }
}

#[test]
fn every_rule_that_a_help_text_names_exists() {
    for game in games() {
        let book = Rulebook::parse(game.info.rules, game.info.prefix);
        let text = text_of(Tongue::English, game.info.key, "-help");
        for line in text.lines().filter_map(|line| line.trim().strip_prefix(".rules = ")) {
            for rule in line.split_whitespace() {
                assert!(book.find(rule).is_some(), "the help texts name {rule}");
            }
        }
    }
}

#[test]
fn every_question_has_a_prompt() {
    for game in games() {
        let prompts: Vec<Saying> = game.info.asks.iter().map(|&ask| Saying::new(ask)).collect();
        assert_none(gaps(game.info, "prompt", &prompts));
    }
}

/// Messages that only some languages need are parts of sentences and have other names.
#[test]
fn the_languages_have_the_same_messages() {
    for game in games() {
        for part in ["", "-board", "-draw", "-help", "-refused"] {
            let english = ids(&text_of(Tongue::English, game.info.key, part));
            for tongue in Tongue::ALL {
                let own = ids(&text_of(tongue, game.info.key, part));
                let differs: Vec<_> = own.symmetric_difference(&english).collect();
                assert!(differs.is_empty(), "{tongue}, {}{part}: {differs:?}", game.info.key);
            }
        }
    }
}

fn text_of(tongue: Tongue, game: &str, part: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts").join(tongue.code());
    fs::read_to_string(root.join(format!("{game}{part}.ftl"))).expect("a game has its texts")
}

/// The messages that are said by themselves.
fn ids(text: &str) -> BTreeSet<String> {
    const SPACES: [&str; 9] = [
        "prompt-", "action-", "event-", "refused-", "help-", "about-", "board-", "draw-", "story-",
    ];
    let said = |id: &&str| SPACES.iter().any(|space| id.starts_with(space));
    let starts = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    starts.filter(said).map(str::to_owned).collect()
}

/// The keys of the log are known; their facts are tried out by whole games and by samples.
#[test]
fn every_kind_of_event_has_a_line() {
    for game in games() {
        for speaker in speakers(game.info) {
            for &kind in game.info.events {
                let gap = speaker.try_say("event", &Saying::new(kind));
                let missing = matches!(gap, Err(lang::Gap::Message(_)));
                assert!(!missing, "{}: {gap:?}", speaker.tongue());
            }
        }
    }
}

#[test]
fn whole_games_can_be_told() {
    for game in games() {
        let mut heard = Heard::default();
        for (seed, table) in game.tables().enumerate() {
            heard.play_out(table, &mut Fast::new(seed as u64, 0));
        }
        assert_none(gaps(game.info, "event", &heard.events));
        assert_none(gaps(game.info, "score", &heard.score));
        let prompts: Vec<Saying> = heard.prompts.iter().map(|key| Saying::new(key)).collect();
        assert_none(gaps(game.info, "prompt", &prompts));
        for speaker in speakers(game.info) {
            for phase in &heard.phases {
                assert_ne!(speaker.phase(phase), phase.replace('_', " "), "{}", speaker.tongue());
            }
        }
    }
}

/// What games say on their way.
#[derive(Default)]
struct Heard {
    events: Vec<Saying>,
    score: Vec<Saying>,
    /// A question may be asked in other words, where a part of it is not to be had.
    prompts: BTreeSet<&'static str>,
    phases: BTreeSet<&'static str>,
}

impl Heard {
    /// Plays at random to the end.
    fn play_out(&mut self, mut game: Box<dyn AnyGame>, rng: &mut Fast) {
        while let Some(actor) = game.turn().actor() {
            self.phases.insert(game.progress().phase);
            if let Actor::Seat(seat) = actor {
                self.prompts.extend(game.decision(seat).map(|decision| decision.prompt.key));
            }
            let mut legal = game.notations(actor);
            let pick = below(rng, legal.len() as u32) as usize;
            let told = game.play(actor, &legal.swap_remove(pick)).expect("the action was listed");
            self.events.extend(told.iter().map(|told| told.saying()));
        }
        self.phases.insert(game.progress().phase);
        let seats = game.score().seats;
        let lines = seats.iter().flat_map(|seat| &seat.lines);
        self.score.extend(lines.map(|line| Saying::new(line.label)));
    }
}

#[test]
fn every_refusal_has_a_sentence() {
    for game in games() {
        let refusals: Vec<Saying> = refusals(game.info);
        assert!(!refusals.is_empty(), "{} refuses nothing?", game.info.key);
        assert_none(gaps(game.info, "refused", &refusals));
    }
}

/// A campaign is told in every language: before each chapter, after it, and what decided the way.
#[test]
fn every_chapter_has_its_story() {
    use kernel::names::Name;
    use newdale::model::pieces::Chapter;
    for speaker in speakers(&<newdale::Newdale as Game>::INFO) {
        let told = |id: &str| speaker.try_say("story", &Saying::new(id.to_owned().leak()));
        for chapter in Chapter::ALL {
            assert!(told(chapter.id()).is_ok(), "{}: {chapter}", speaker.tongue());
            assert!(told(&format!("{chapter}-after")).is_ok(), "{}: {chapter}", speaker.tongue());
        }
        let ways = ["iiia-why", "iiib-why", "iva-why", "ivb-why"];
        for way in ways.into_iter().chain(["v-why-creekside", "v-why-thickthorn", "again"]) {
            assert!(told(way).is_ok(), "{}: {way}", speaker.tongue());
        }
    }
}

/// Every refusal in the sources of a game: `refuse("…")` and the facts added to it.
fn refusals(info: &GameInfo) -> Vec<Saying> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(info.key).join("src");
    let mut refusals = Vec::new();
    for file in rust_files(&root) {
        let source = fs::read_to_string(file).expect("a source file can be read");
        let begins = source.split(".refuse(").skip(1);
        refusals.extend(begins.filter_map(|begin| refusal(info, begin)));
    }
    refusals
}

/// The refusal whose source begins here, with facts that stand for those it names.
fn refusal(info: &GameInfo, source: &str) -> Option<Saying> {
    let (reason, mut rest) = source.trim_start().strip_prefix('"')?.split_once('"')?;
    let mut saying = Saying::new(reason.to_owned().leak());
    rest = rest.trim_start().strip_prefix(')')?;
    while let Some(fact) = rest.trim_start().strip_prefix(".because(") {
        let (name, value) = fact.trim_start().strip_prefix('"')?.split_once('"')?;
        saying = saying.with(name.to_owned().leak(), sample(info, name));
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

/// A fact that a name stands for: a player, a term of the group with that name, or else a number.
fn sample(info: &GameInfo, name: &str) -> Fact {
    let term = |line: &'static str| line.strip_prefix('[')?.strip_suffix(']');
    let of_group = |term: &&str| term.split_once('.').is_some_and(|(group, _)| group == name);
    match info.words.lines().filter_map(term).find(of_group) {
        _ if name == "who" => Fact::Seat(Seat(0)),
        Some(term) => Fact::Word(term),
        None => Fact::Number(2),
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
