//! Nets play with themselves, and everything is counted.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bots::{AnyBot, BotSpec};
use kernel::chance::{Dealer, Fast, Seed};
use kernel::{Actor, Turn};
use serde_json::Value;
use shelf::Entry;
use table::{Dealing, Table as Board};

use super::data::{Component, Said, Seat, Table};
use super::watched::{self, order};

/// The chances are looked at once in so many moves.
const GLANCE: usize = 8;
/// The classes of chances.
const CLASSES: usize = 5;

/// What is played.
pub(super) struct Spec {
    pub(super) entry: &'static Entry,
    pub(super) players: u8,
    pub(super) bot: BotSpec,
    pub(super) seed: u64,
    pub(super) games: u64,
}

/// Plays all games; what is counted does not depend on the threads.
pub(super) fn play(spec: &Spec, threads: usize) -> Result<Table, String> {
    let options = [];
    let parts = spec.entry.title.standard();
    spec.entry.title.start(parts, &options, spec.players).map_err(|error| error.to_string())?;
    let next = AtomicU64::new(0);
    let work = || {
        let mut count = Count::new(spec);
        let mut bot = spec.entry.abilities.bot(spec.bot);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= spec.games {
                return count;
            }
            count.add(&Game::play(spec, number, bot.as_mut()));
        }
    };
    let counts: Vec<Count> = thread::scope(|scope| {
        let begun: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        begun.into_iter().map(|one| one.join().expect("a game was played")).collect()
    });
    let mut all = Count::new(spec);
    counts.iter().for_each(|count| all.join(count));
    Ok(all.table(spec))
}

/// How one game went.
struct Game {
    lines: usize,
    scores: Vec<i32>,
    shares: Vec<f64>,
    order: Vec<usize>,
    /// By seat: what it took, by group.
    taken: BTreeSet<(usize, &'static str, String)>,
    /// The chances after so many lines.
    said: Vec<(usize, Vec<f64>)>,
}

impl Game {
    fn play(spec: &Spec, number: u64, bot: &mut dyn AnyBot) -> Game {
        let title = spec.entry.title;
        let start = title.start(title.standard(), &[], spec.players);
        let start = start.unwrap_or_else(|error| panic!("it was started before: {error}"));
        let seed = Seed::from_text(&format!("{} {number}", spec.seed));
        let mut board = Board::new(title, start, Dealing::Seeded(Dealer::new(seed)));
        let mut game = Game {
            lines: 0,
            scores: Vec::new(),
            shares: Vec::new(),
            order: order(&board.game().state(), spec.players.into()),
            taken: BTreeSet::new(),
            said: Vec::new(),
        };
        let mut rng = Fast::new(spec.seed, number);
        while let Some(seat) = board.game().turn().seats().first() {
            game.look(spec, &board);
            let action = bot.pick(board.game(), seat, &mut rng);
            let told = board.apply(Actor::Seat(seat), &action).expect("a bot plays by the rules");
            let told: Vec<_> = told.iter().flat_map(|entry| entry.told()).cloned().collect();
            told.iter().for_each(|told| game.hear(spec, told.kind(), &told.event()));
            game.lines += 1;
        }
        debug_assert_eq!(board.game().turn(), Turn::Over);
        game.end(&board, spec.players.into());
        game
    }

    /// Notes what chances the net sees.
    fn look(&mut self, spec: &Spec, board: &Board) {
        if self.lines.is_multiple_of(GLANCE)
            && let Some(chances) = spec.entry.abilities.chances(board.game())
        {
            self.said.push((self.lines, chances));
        }
    }

    fn hear(&mut self, spec: &Spec, kind: &str, event: &Value) {
        for watched in watched::of(spec.entry.key()) {
            // What the rival of a solo game takes, who sits at no seat, nobody took.
            if let Some((seat, name)) = watched.taken(kind, event)
                && seat < spec.players.into()
            {
                self.taken.insert((seat, watched.group, name.to_owned()));
            }
        }
    }

    fn end(&mut self, board: &Board, players: usize) {
        let sheet = board.game().score();
        self.scores = sheet.totals().into_iter().take(players).collect();
        self.shares = vec![0.0; players];
        if sheet.won != Some(false) {
            let ranking = sheet.ranking();
            let winners: Vec<_> = ranking[0].iter().filter(|it| it.index() < players).collect();
            for seat in &winners {
                self.shares[seat.index()] = 1.0 / winners.len() as f64;
            }
        }
    }
}

/// What was counted so far.
struct Count {
    games: u64,
    lines: u64,
    best: i64,
    wins: Vec<f64>,
    points: Vec<i64>,
    places: Vec<f64>,
    taken: BTreeMap<(&'static str, String), (u64, f64)>,
    said: BTreeMap<(usize, usize), (u64, f64, f64)>,
}

impl Count {
    fn new(spec: &Spec) -> Count {
        let players = usize::from(spec.players);
        Count {
            games: 0,
            lines: 0,
            best: 0,
            wins: vec![0.0; players],
            points: vec![0; players],
            places: vec![0.0; players],
            taken: BTreeMap::new(),
            said: BTreeMap::new(),
        }
    }

    fn add(&mut self, game: &Game) {
        self.games += 1;
        self.lines += game.lines as u64;
        self.best += i64::from(game.scores.iter().copied().max().unwrap_or_default());
        for (seat, share) in game.shares.iter().enumerate() {
            self.wins[seat] += share;
            self.points[seat] += i64::from(game.scores[seat]);
        }
        for (place, seat) in game.order.iter().enumerate() {
            self.places[place] += game.shares[*seat];
        }
        for (seat, group, name) in &game.taken {
            let (taken, wins) = self.taken.entry((group, name.clone())).or_default();
            *taken += 1;
            *wins += game.shares[*seat];
        }
        for third in 0..3 {
            self.add_said(game, third);
        }
    }

    /// What was said nearest to the start of a third of the game.
    fn add_said(&mut self, game: &Game, third: usize) {
        let moment = third * game.lines / 3;
        let Some((_, chances)) = game.said.iter().find(|(lines, _)| *lines >= moment) else {
            return;
        };
        for (chance, share) in chances.iter().zip(&game.shares) {
            let class = ((chance * CLASSES as f64) as usize).min(CLASSES - 1);
            let (count, said, came) = self.said.entry((third, class)).or_default();
            *count += 1;
            *said += chance;
            *came += share;
        }
    }

    fn join(&mut self, other: &Count) {
        self.games += other.games;
        self.lines += other.lines;
        self.best += other.best;
        for seat in 0..self.wins.len() {
            self.wins[seat] += other.wins[seat];
            self.points[seat] += other.points[seat];
            self.places[seat] += other.places[seat];
        }
        for (key, (taken, wins)) in &other.taken {
            let sum = self.taken.entry(key.clone()).or_default();
            (sum.0, sum.1) = (sum.0 + taken, sum.1 + wins);
        }
        for (key, (count, said, came)) in &other.said {
            let sum = self.said.entry(*key).or_default();
            (sum.0, sum.1, sum.2) = (sum.0 + count, sum.1 + said, sum.2 + came);
        }
    }

    fn table(self, spec: &Spec) -> Table {
        let games = self.games.max(1) as f64;
        let seats = self.wins.iter().zip(&self.points);
        let component =
            |((group, name), (taken, wins)): (&(&str, String), &(u64, f64))| Component {
                group: (*group).to_owned(),
                name: name.clone(),
                taken: *taken,
                wins: rounded(*wins),
            };
        Table {
            game: spec.entry.key().to_owned(),
            players: spec.players,
            bot: spec.bot.to_string(),
            net: spec.entry.abilities.net().unwrap_or_default(),
            seed: spec.seed,
            games: self.games,
            lines: rounded(self.lines as f64 / games),
            best: rounded(self.best as f64 / games),
            places: self.places.iter().map(|wins| rounded(*wins)).collect(),
            seats: seats
                .map(|(wins, points)| Seat {
                    wins: rounded(*wins),
                    points: rounded(*points as f64 / games),
                })
                .collect(),
            components: self.taken.iter().map(component).collect(),
            said: self
                .said
                .iter()
                .map(|((third, fifth), (count, said, came))| Said {
                    third: *third,
                    fifth: *fifth,
                    count: *count,
                    said: rounded(*said),
                    came: rounded(*came),
                })
                .collect(),
        }
    }
}

/// A number as the file keeps it: to four places.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}
