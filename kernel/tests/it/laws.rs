//! Every law accuses the bug that breaks it, and nothing else.

use kernel::chance::Fast;
use kernel::conformance::{
    Breach, LAWS, Law, Plan, Tally, Thoroughness, check, check_game, fresh_process,
    is_fresh_process, uniform,
};
use kernel::{Game, Parts};

use crate::toy::{Bug, Fair};

kernel::conformance!(Plan::<Fair> { thorough: Thoroughness::FULL, games: 4, ..Plan::judged() });

/// A plan that tries everything everywhere.
fn full(bug: Bug) -> Plan<Fair> {
    let thorough = Thoroughness { lines: 500, ..Thoroughness::FULL };
    Plan { parts: bug.parts(), thorough, games: 10, ..Plan::uniform() }
}

fn breach(plan: &Plan<Fair>) -> Breach {
    check(plan).expect_err("the bug goes unnoticed")
}

macro_rules! accused {
    ($($test:ident: $bug:ident breaks $law:ident;)*) => {
        $(#[test]
        fn $test() {
            let breach = breach(&full(Bug::$bug));
            assert_eq!(breach.law, Law::$law, "{breach}");
        })*

        /// The bugs above, and those of the tests below.
        const TRIED: &[(Bug, Law)] = &[
            $((Bug::$bug, Law::$law),)*
            (Bug::CountsCalls, Law::Deterministic),
            (Bug::KnowsProcess, Law::Deterministic),
            (Bug::OddOutcome, Law::Kinds),
        ];
    };
}

accused! {
    a_named_table_must_be_known: NoThree breaks SetUp;
    no_other_table_is_known: Five breaks SetUp;
    a_panic_is_a_breach: Panics breaks NoPanic;
    a_game_must_end: Endless breaks Ends;
    a_dead_end_is_found: DeadEnd breaks Ends;
    others_have_no_options: AllMayKeep breaks Asked;
    others_are_not_asked: AllAreAsked breaks Asked;
    listed_lines_are_accepted: KeepRefused breaks Listed;
    other_lines_are_refused: KeepUnlisted breaks Unlisted;
    a_refusal_costs_nothing: CostlyRefusal breaks Untouched;
    options_are_in_order: Backwards breaks Order;
    options_can_be_read: Mumbles breaks Notation;
    options_are_in_the_index: Strays breaks Index;
    nothing_is_forgotten: Forgets breaks Json;
    outcomes_have_weight: Weightless breaks Odds;
    outcomes_have_odds: OddsMissing breaks Odds;
    a_deal_goes_by_its_odds: EvenDeal breaks Deal;
    a_deal_is_listed: Misdeal breaks Deal;
    the_order_of_answers_decides_nothing: FirstWins breaks Commutes;
    the_order_of_answers_is_not_told: LastIsTold breaks Commutes;
    a_bid_under_way_is_not_told: OpenBids breaks Secret;
    a_confirmed_bid_is_not_told: OpenConfirm breaks Secret;
    nothing_but_the_saved_state_decides: HiddenClock breaks Snapshot;
    a_view_hides_the_bag: BagInView breaks NoLeak;
    a_view_hides_bids: BidsInView breaks NoLeak;
    a_phase_hides_the_bag: BagInPhase breaks NoLeak;
    a_prompt_hides_the_bag: BagInPrompt breaks NoLeak;
    options_hide_the_bag: BagInOptions breaks NoLeak;
    refusals_hide_the_bag: BagInRefusal breaks NoLeak;
    an_observation_hides_the_bag: BagInObservation breaks NoLeak;
    events_hide_the_hand: OpenDraw breaks NoLeak;
    samples_do_not_copy: TrueSample breaks Samples;
    samples_do_not_keep_secrets: SampleKeepsBids breaks Samples;
    samples_are_complete: SampleLosesToken breaks Determinized;
    samples_can_be_played: SampleStuck breaks Determinized;
    observations_are_complete: ShortObservation breaks Observation;
    parts_change_with_their_keys: StalePart breaks Parts;
    coins_are_counted: CoinsVanish breaks Conservation;
    points_have_lines: LoosePoint breaks ScoreSum;
    every_seat_is_scored: SeatUnscored breaks ScoreSum;
    events_are_named: OddEvent breaks Kinds;
    questions_are_named: OddAsk breaks Kinds;
}

/// Other laws would notice these bugs first; here they are tried at the end alone.
fn only_at_the_end(bug: Bug) -> Plan<Fair> {
    const NEVER: u32 = u32::MAX;
    let thorough =
        Thoroughness { lists: NEVER, secrets: NEVER, sequels: NEVER, ..Thoroughness::FULL };
    Plan { thorough, ..full(bug) }
}

#[test]
fn the_same_list_gives_the_same_state() {
    let breach = breach(&only_at_the_end(Bug::CountsCalls));
    assert_eq!(breach.law, Law::Deterministic, "{breach}");
}

#[test]
fn outcomes_are_named() {
    let breach = breach(&only_at_the_end(Bug::OddOutcome));
    assert_eq!(breach.law, Law::Kinds, "{breach}");
}

#[test]
fn a_fresh_process_that_plays_otherwise_is_noticed() {
    let test = concat!(module_path!(), "::a_fresh_process_that_plays_otherwise_is_noticed");
    let verdict = fresh_process(&full(Bug::KnowsProcess), test);
    if !is_fresh_process() {
        assert_eq!(verdict.map_err(|breach| breach.law), Err(Law::Deterministic));
    }
}

#[test]
fn every_bug_and_every_law_is_tried() {
    use kernel::names::Name;
    for bug in Bug::ALL {
        assert!(TRIED.iter().any(|(tried, _)| tried == bug), "no test has the bug `{bug}`");
    }
    // An action of more than eight bytes does not depend on the state: the kit tests it itself.
    for law in LAWS.iter().filter(|law| **law != Law::Size) {
        assert!(TRIED.iter().any(|(_, tried)| tried == law), "no bug breaks the law `{law}`");
    }
}

#[test]
fn a_breach_can_be_replayed() {
    use kernel::TitleOf;
    use kernel::replay::Replay;
    let breach = breach(&full(Bug::CoinsVanish));
    let replay = Replay::parse(&breach.replay).expect("a breach holds a replay");
    assert_eq!(replay.lines.len(), breach.at_line);
    let game = replay.play(&TitleOf::<Fair>::NEW, breach.at_line).expect("it can be played");
    assert!(game.audit().is_err());
    let text = breach.to_string();
    assert!(text.starts_with("law `conservation` is broken after"), "{text}");
    assert!(text.contains("\nguildhall-replay 1\n"), "{text}");
}

fn start() -> Fair {
    let parts = Parts::standard();
    Fair::new(parts, &kernel::Components::defaults(&*parts), 3).expect("three can play")
}

#[test]
fn the_laws_do_not_change_the_game() {
    let play = |thorough: &Thoroughness| {
        let mut rng = Fast::new(5, 0);
        let played = check_game(&start(), uniform, &mut rng, thorough, &mut Tally::default());
        played.expect("the fair keeps the laws").lines
    };
    let everywhere = Thoroughness { interleave: false, ..Thoroughness::FULL };
    assert_eq!(play(&everywhere), play(&Thoroughness::SIMULATION));
}

#[test]
fn a_tally_counts_and_merges() {
    let count = |stream: u64| {
        let mut tally = Tally::default();
        let mut rng = Fast::new(5, stream);
        check_game(&start(), uniform, &mut rng, &Thoroughness::SIMULATION, &mut tally)
            .expect("the fair keeps the laws");
        tally
    };
    let mut tally = count(0);
    assert_eq!((tally.games, tally.outcomes, tally.chances.of("draw")), (1, 9, 9));
    assert_eq!(tally.decisions, 3 * (3 + 3 + 1));
    assert_eq!(tally.asks.of("show"), 3);
    tally.merge(&count(1));
    assert_eq!((tally.games, tally.events.of("revealed")), (2, 18));
    assert_eq!(tally.unseen(&Fair::INFO), Vec::<String>::new());
    let unseen = Tally::default().unseen(&Fair::INFO);
    assert!(unseen.contains(&"chance draw".to_owned()), "{unseen:?}");
    assert!(tally.to_string().contains("draw"), "{tally}");
}
