//! The coach at a real table: he speaks where every person has asked for him, and to nobody else.

use kernel::Seat;
use lang::{Speaker, Tongue};
use lessons::puzzle::{Puzzle, puzzles};

use crate::client::Client;
use crate::hall::{Hall, act, options, revision};

/// A table of one person and a bot.
fn alone(hall: &Hall) -> (String, Client) {
    let mut ania = hall.client();
    let chairs = "kind0=person&name0=Ania&kind1=bot&name1=Luc&bot1=random";
    let table = ania.post("/tables", &format!("game=newdale&{chairs}")).table();
    (table, ania)
}

fn wish(client: &mut Client, table: &str, seat: u8, yes: bool) -> u16 {
    client.post(&format!("/t/{table}/coach"), &format!("seat={seat}&yes={yes}")).status
}

#[test]
fn alone_with_bots_one_wish_is_enough() {
    let hall = Hall::open();
    let (table, mut ania) = alone(&hall);
    let word = format!("/t/{table}/coach?as=0");
    assert_eq!(ania.get(&word).status, 403, "nobody has asked for him");
    assert!(ania.get(&format!("/t/{table}/seats")).body.contains("Bring the guild master"));
    assert_eq!(wish(&mut ania, &table, 0, true), 303);
    let page = ania.get(&format!("/t/{table}")).body;
    assert!(page.contains("id=\"matters\""), "{page}");
    let now = ania.get(&format!("/t/{table}/coach/now?as=0")).body;
    assert!(
        now.contains("can still grow most") && now.matches("class=\"num\">+").count() <= 3,
        "{now}"
    );
    assert!(now.contains("class=\"num\">+"), "{now}");
    let score = format!("/t/{table}/score");
    assert_eq!(ania.get(&score).body.matches("≈ ").count(), 2, "what each may expect at the end");
    assert!(!hall.client().get(&score).body.contains("≈ "), "nobody told an onlooker");
    assert_eq!(wish(&mut ania, &table, 0, false), 303);
    assert!(!ania.get(&score).body.contains("≈ "));
    assert_eq!(ania.get(&word).status, 403);
}

/// A person's table with the coach, after a move in the position of a puzzle that has ended the turn.
struct Turn {
    table: String,
    seat: Seat,
    ania: Client,
    /// What the coach says of it.
    word: String,
}

impl Turn {
    /// `None` if the turn goes on after the move.
    fn of(hall: &Hall, puzzle: &Puzzle, action: &str) -> Option<Turn> {
        let mut ania = hall.client();
        let play = format!("/puzzles/{}/{}/play", puzzle.game, puzzle.key);
        let (table, seat) = (ania.post(&play, "at=").table(), puzzle.seat);
        assert_eq!(wish(&mut ania, &table, seat.0, true), 303);
        let now = revision(&mut ania, &table);
        let sent = ania.post_json(&format!("/t/{table}/act"), &act(seat.0, action, now, "one"));
        assert_eq!(sent.status, 200, "{action}: {}", sent.body);
        let page = ania.get(&format!("/t/{table}")).body;
        let word = format!("/t/{table}/coach?as={seat}");
        page.contains(&format!("data-coach=\"{word}\"")).then(|| {
            let word = ania.get(&word);
            assert_eq!(word.status, 200, "{}", word.body);
            Turn { table, seat, ania, word: word.body }
        })
    }

    /// Whether the coach names the move that is best, too.
    fn says(&self, puzzle: &Puzzle) -> bool {
        let title = shelf::find(&puzzle.game).expect("it is on the shelf").title;
        let speaker = Speaker::new(Tongue::English, title.info(), &[]);
        let better = puzzle.answer(title, &speaker).expect("it holds");
        self.word.contains(&format!(" points. “{}” was better.", better[0]))
    }

    fn is_blamed(&self) -> bool {
        self.word.contains("class=\"coach-says\" data-loss")
    }
}

/// Puzzles of one move: of every game, which may end a turn with it or not.
fn single() -> impl Iterator<Item = &'static Puzzle> {
    let games = ["orleans", "craftsmen", "newdale"].into_iter();
    games.flat_map(|game| puzzles(game).filter(|puzzle| puzzle.solution.len() == 1).take(12))
}

/// A turn that gave points away. The coach thinks less than whoever found the puzzles, so he does not
/// know every answer.
fn bad(hall: &Hall) -> (Turn, &'static Puzzle) {
    let turn = |puzzle: &'static Puzzle| {
        let turn = Turn::of(hall, puzzle, &puzzle.instead.1)?;
        (turn.is_blamed() && turn.says(puzzle)).then_some((turn, puzzle))
    };
    single().find_map(turn).expect("the coach knows the better move of one of them")
}

/// A turn that gave nothing away.
fn good(hall: &Hall) -> Turn {
    let turn = |puzzle: &'static Puzzle| Turn::of(hall, puzzle, &puzzle.solution[0].1);
    single().filter_map(turn).find(|turn| !turn.is_blamed()).expect("he has nothing against one")
}

/// The page asks for his word once a turn is over: he says what it gave away and what was better, or
/// he nods, and says nothing else.
#[test]
fn a_turn_gets_its_word() {
    let hall = Hall::thoughtful();
    let ((bad, puzzle), good) = (bad(&hall), good(&hall));
    let title = shelf::find(&puzzle.game).expect("it is on the shelf").title;
    let speaker = Speaker::new(Tongue::English, title.info(), &[]);
    let played = puzzle.other(title, &speaker).expect("it holds");
    assert!(bad.word.contains(&format!("“{played}” gave away about ")), "{}", bad.word);
    assert!(bad.says(puzzle), "{}", bad.word);
    assert!(!bad.word.contains("nods"));
    assert!(good.word.contains("The guild master nods."), "{}", good.word);
    assert!(!good.word.contains("gave away") && !good.word.contains("coach-undo"));
}

/// His board has the better move lit and the way back to the table; he shows it to his pupil alone,
/// and only where there was something better.
#[test]
fn the_better_move_is_shown_on_the_board_before_the_turn() {
    let hall = Hall::thoughtful();
    let ((mut bad, _), mut good) = (bad(&hall), good(&hall));
    let path = |turn: &Turn| format!("/t/{}/coach/board?as={}", turn.table, turn.seat);
    let board = bad.ania.get(&path(&bad));
    assert_eq!(board.status, 200, "{}", board.body);
    assert!(board.body.contains("some-spoken"), "the better move is lit: {}", board.body);
    assert!(board.body.contains(" was better.") && board.body.contains("id=\"coach-undo\""));
    assert!(board.body.contains(&format!("href=\"/t/{}\"", bad.table)), "{}", board.body);
    assert_eq!(good.ania.get(&path(&good)).status, 404, "there is nothing to show");
    assert_eq!(hall.client().get(&path(&bad)).status, 403, "he shows it to nobody else");
}

/// What he offers to take back is taken back: the seat is asked again what it was asked.
#[test]
fn a_turn_that_gave_points_away_can_be_taken_back() {
    let hall = Hall::thoughtful();
    let (mut bad, puzzle) = bad(&hall);
    let form = bad.word.split("/undo\"").nth(1).unwrap_or_else(|| panic!("{}", bad.word));
    let form = form.split("</form>").next().expect("a form ends");
    let ask = if form.contains("name=\"ask\"") { "&ask=true" } else { "" };
    let now = revision(&mut bad.ania, &bad.table);
    let wanted = format!("seat={}&revision={now}{ask}", bad.seat);
    let path = format!("/t/{}", bad.table);
    let undone = bad.ania.post(&format!("{path}/undo"), &wanted);
    assert_eq!(undone.status, 303, "{}", undone.body);
    let page = bad.ania.get(&path).body;
    let open = options(&page);
    assert!(open.contains(&puzzle.instead.1) && open.contains(&puzzle.solution[0].1), "{open:?}");
    assert!(!page.contains("id=\"coach-word\""), "there is nothing to say any more: {page}");
}

#[test]
fn among_people_all_must_ask_and_each_for_himself() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let chairs = "kind0=person&name0=Ania&kind1=open";
    let table = ania.post("/tables", &format!("game=newdale&{chairs}")).table();
    let mut marek = hall.client();
    assert_eq!(marek.post(&format!("/t/{table}/seat"), "seat=1&do=take&name=Marek").status, 303);
    assert_eq!(wish(&mut ania, &table, 1, true), 403, "nobody asks for another");
    assert_eq!(wish(&mut ania, &table, 0, true), 303);
    let now = format!("/t/{table}/coach/now?as=0");
    assert_eq!(ania.get(&now).status, 403, "the other has not agreed");
    let menu = ania.get(&format!("/t/{table}/seats")).body;
    assert!(menu.contains("He speaks once these ask for him too"), "{menu}");
    assert_eq!(wish(&mut marek, &table, 1, true), 303);
    assert_eq!(ania.get(&now).status, 200);
    assert_eq!(marek.get(&now).status, 403, "he speaks to each of his own seat");
    assert_eq!(wish(&mut marek, &table, 1, false), 303);
    assert_eq!(ania.get(&now).status, 403, "whoever no longer agrees sends him away");
    assert_eq!(hall.client().get(&now).status, 403);
}
