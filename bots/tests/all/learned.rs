//! Players with nets, and the search that a judge guides.

use std::fs;
use std::time::Duration;

use bots::guided::{Guide, Leaf, Method, Reply, Search, Views};
use bots::nets::net_of;
use bots::{Bot as _, BotSpec, Budget, Learned};
use kernel::chance::Fast;
use kernel::{Actor, Game, Parts, Seat, Silent};
use orleans::Orleans;
use tiletum::Tiletum;

use crate::novices;
use crate::threshing::{NoOptions, Threshing, Work};

/// A game in which the first seat is asked.
fn dealt(players: u8, luck: u64) -> Threshing {
    let mut game = Threshing::new(Parts::standard(), &NoOptions {}, players).expect("a table");
    let mut rng = Fast::new(luck, 0);
    while game.turn().actor() == Some(Actor::Chance) {
        let card = game.deal(&mut rng);
        game.apply(Actor::Chance, card, &mut Silent);
    }
    game
}

/// Somebody who knows nothing: every option is as likely, every position like the start.
fn clueless(search: &mut Search<Threshing>) -> usize {
    let mut judged = 0;
    while let Some(leaf) = search.leaf() {
        let logits = vec![0.0; leaf.legal.len()];
        search.answer(&Reply { logits: &logits, points: &[10.0; 4], shares: &[1.0; 4] });
        judged += 1;
    }
    judged
}

const METHODS: [Guide; 4] = [
    Guide::PLAY,
    Guide { views: Views::Asked, ..Guide::PLAY },
    Guide { method: Method::Puct, ..Guide::PLAY },
    Guide { method: Method::Puct, views: Views::Asked, worlds: 1, ..Guide::PLAY },
];

/// The last round: whoever looks to its end sees that three hands in the barn pay most.
#[test]
fn what_the_rules_pay_is_found_without_any_insight() {
    for guide in METHODS {
        let mut game = dealt(1, 3);
        while game.progress().round < u32::from(crate::threshing::ROUNDS) {
            let actor = game.turn().actor().expect("it goes on");
            let action =
                if actor == Actor::Chance { game.deal(&mut Fast::new(1, 1)) } else { Work::Done };
            game.apply(actor, action, &mut Silent);
        }
        while game.turn().actor() == Some(Actor::Chance) {
            let card = game.deal(&mut Fast::new(1, 1));
            game.apply(Actor::Chance, card, &mut Silent);
        }
        let mut legal = Vec::new();
        game.legal(Actor::Seat(Seat(0)), &mut legal);
        let mut search = Search::new(guide);
        let budget = Some(Budget::Iterations(400));
        search.begin(&game, Seat(0), &legal, budget, &mut Fast::new(2, 2));
        clueless(&mut search);
        let thought = search.thought();
        assert_eq!(thought.weighed[thought.best].action, Work::Barn, "{guide:?} {thought:?}");
        assert_eq!(thought.weighed.iter().map(|one| one.visits).sum::<u32>(), 400);
        let deserved: f32 = thought.weighed.iter().map(|one| one.deserved).sum();
        assert!((deserved - 1.0).abs() < 1e-4, "{deserved}");
    }
}

/// The judge is asked about the decision itself, then at least once for a walk that does not end
/// the game; from the own view a decision of others may be judged twice.
#[test]
fn a_glance_asks_once_and_a_walk_about_once() {
    let game = dealt(3, 1);
    let mut legal = Vec::new();
    game.legal(Actor::Seat(Seat(1)), &mut legal);
    for guide in METHODS {
        let mut search = Search::new(guide);
        search.begin(&game, Seat(1), &legal, None, &mut Fast::new(2, 2));
        let first = search.leaf().expect("the decision").clone();
        assert_eq!((first.seat, first.players, first.legal.len()), (1, 3, legal.len()));
        assert_eq!(clueless(&mut search), 1);
        search.begin(&game, Seat(1), &legal, Some(Budget::Iterations(50)), &mut Fast::new(2, 2));
        let judged = clueless(&mut search);
        assert!((40..=110).contains(&judged), "{guide:?}: {judged}");
    }
}

/// At a glance the likeliest option is taken; a search finds that another one leads to a better
/// position.
#[test]
fn the_policy_decides_until_worth_speaks_against_it() {
    let game = dealt(2, 1);
    let mut legal = Vec::new();
    game.legal(Actor::Seat(Seat(0)), &mut legal);
    let yard_first = |leaf: &Leaf| -> Vec<f32> {
        leaf.legal.iter().map(|action| if *action == 1 { 1.0 } else { 0.0 }).collect()
    };
    for guide in METHODS {
        let taken = |walks: Option<u32>| {
            let mut search = Search::<Threshing>::new(guide);
            let budget = walks.map(Budget::Iterations);
            search.begin(&game, Seat(0), &legal, budget, &mut Fast::new(2, 2));
            while let Some(leaf) = search.leaf() {
                let barn = leaf.known.values.first().copied().unwrap_or(0.0);
                let share = if leaf.seat == 0 { 0.1 + 0.9 * barn } else { 0.7 };
                let shares = [share, 1.0 - share];
                let logits = yard_first(leaf);
                search.answer(&Reply { logits: &logits, points: &[0.0; 2], shares: &shares });
            }
            let thought = search.thought();
            thought.weighed[thought.best].action
        };
        assert_eq!(taken(None), Work::Yard, "{guide:?}");
        assert_eq!(taken(Some(30)), Work::Barn, "{guide:?}");
    }
}

#[test]
fn the_same_luck_gives_the_same_answer_on_any_number_of_threads() {
    let net = novices::net::<Threshing>();
    let game = dealt(3, 4);
    for (walks, threads) in [(None, 1), (Some(60), 1), (Some(60), 3)] {
        let answer = || {
            let mut player = novices::player::<Threshing>(&net, Guide::PLAY, walks, threads);
            player.choose(&game, Seat(0), &mut Fast::new(1, 1))
        };
        let choice = answer();
        assert_eq!(choice, answer());
        assert_eq!(choice.action, choice.considered[0].action);
        let visits: u64 = choice.considered.iter().map(|one| one.visits).sum();
        assert_eq!(visits, u64::from(walks.unwrap_or(0)));
        assert!(choice.considered.iter().all(|one| one.points.len() == 3));
    }
}

#[test]
fn time_ends_a_search() {
    let net = novices::net::<Threshing>();
    let budget = Some(Budget::Iterations(u32::MAX));
    let visits = |time| {
        let player = Learned::<Threshing>::new(&net, Guide::PLAY, budget, 1);
        let choice = player.at_most(time).choose(&dealt(2, 4), Seat(0), &mut Fast::new(1, 1));
        choice.considered[0].visits
    };
    // In a moment in which the machine does something else nothing is looked at.
    let mut times = (0..12).map(|doubled| Duration::from_millis(30 << doubled));
    assert!(times.any(|time| visits(time) > 0));
}

/// A file of a folder of its own, which is removed.
struct Kept(std::path::PathBuf);

impl Kept {
    fn new(name: &str, bytes: &[u8]) -> Kept {
        let folder = format!("guildhall-nets-{}-{name}", std::process::id());
        let file = std::env::temp_dir().join(folder).join(name);
        fs::create_dir_all(file.parent().expect("it has a folder")).expect("a folder");
        fs::write(&file, bytes).expect("a file");
        Kept(file)
    }

    fn spec(&self, budget: &str) -> BotSpec {
        format!("net:{}{budget}", self.0.display()).parse().expect("a bot")
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let _ = self.0.parent().map(fs::remove_dir_all);
    }
}

#[test]
fn a_net_of_a_file_plays() {
    let kept = Kept::new("threshing.safetensors", &novices::file::<Threshing>());
    let game = dealt(2, 0);
    for budget in ["", ":20it"] {
        let spec = kept.spec(budget);
        assert_eq!(spec.check::<Threshing>(), Ok(()));
        assert_eq!(spec.stand_in::<Threshing>(), None);
        let choice = spec.make::<Threshing>().choose(&game, Seat(0), &mut Fast::new(0, 0));
        assert_eq!(choice.considered.len(), 3);
    }
}

#[test]
fn a_net_that_is_none_is_refused_with_a_sentence() {
    let bytes = novices::file::<Tiletum>();
    let says = |spec: BotSpec, why: &str| {
        let error = spec.check::<Orleans>().unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    };
    let whole = Kept::new("tiletum.safetensors", &bytes);
    says(whole.spec(":9it"), "the game of the net is tiletum; here it must be orleans\nhint: ");
    let cut = Kept::new("cut.safetensors", &bytes[..bytes.len() / 2]);
    says(cut.spec(""), "cut.safetensors: the file is no net: ");
    let missing = "net:no/such.safetensors".parse().expect("a bot");
    says(missing, "bot `net:no/such.safetensors`: no/such.safetensors: there is no such file");
}

/// A file that is written anew is read anew.
#[test]
fn a_net_that_was_cut_and_mended_plays_again() {
    let bytes = novices::file::<Threshing>();
    let kept = Kept::new("mended.safetensors", &bytes[..50]);
    let spec = kept.spec("");
    assert!(spec.check::<Threshing>().is_err());
    fs::write(&kept.0, &bytes).expect("a file");
    assert_eq!(spec.check::<Threshing>(), Ok(()));
}

/// Threshing has learned nothing: search without a net plays, and says that it does.
#[test]
fn without_a_net_others_stand_in() {
    assert!(net_of::<Threshing>(None).is_err());
    let stand_in = |name: &str| name.parse::<BotSpec>().expect("a bot").stand_in::<Threshing>();
    assert_eq!(stand_in("net").map(|spec| spec.to_string()), Some("mcts:125it".to_owned()));
    assert_eq!(stand_in("net:50it").map(|spec| spec.to_string()), Some("mcts:1000it".to_owned()));
    assert_eq!(stand_in("net:70ms").map(|spec| spec.to_string()), Some("mcts:70ms".to_owned()));
    assert_eq!(stand_in("greedy"), None);
}
