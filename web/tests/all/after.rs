//! After the game: playing again, and playing on from a moment.

use kernel::Viewer;
use kernel::chance::{Fast, Seed};
use store::{Grant, NewTable};
use table::{Chair, Command, Order, Record, Room, Setting};

use crate::client::Client;
use crate::hall::{Hall, attribute, options};

/// A server with a finished game of Ania, Giulia and a bot, and their browsers.
pub struct After {
    pub hall: Hall,
    pub table: String,
    pub room: Room,
    pub ania: Client,
    pub giulia: Client,
}

impl After {
    pub fn the_game() -> After {
        After::of(Setting {
            name: "a rainy evening".to_owned(),
            seed: Some(Seed::from_text("after")),
            ..Setting::new(shelf::find("orleans").expect("it is on the shelf").title, company())
        })
    }

    /// The game that bots play for them at such a table.
    pub fn of(setting: Setting) -> After {
        let game = setting.title.info().key;
        let hall = Hall::open();
        let mut ania = hall.client();
        let chairs = "kind0=person&name0=Ania&kind1=open&kind2=bot&name2=Luc";
        let table = ania.post("/tables", &format!("game={game}&{chairs}")).table();
        let mut giulia = hall.client();
        giulia.post(&format!("/t/{table}/seat"), "seat=1&do=take&name=Giulia");
        let (rows, room) = finished(setting);
        // A game that is over takes the place of the one that they have just sat down to, on a server
        // that has nothing of it in memory: at the first one Luc may be about to move.
        let hall = hall.restart();
        let stored = hall.wait(async {
            let grants = hall.store.grants(&table).await?;
            hall.store.delete(&table).await?;
            hall.store.open(&NewTable::new(&table, game, room.name()), &rows).await?;
            for grant in grants {
                // At that table they have sat from the beginning.
                hall.store.grant(&Grant { generation: 0, ..grant }).await?;
            }
            Ok::<_, store::StoreError>(())
        });
        stored.expect("the store takes it");
        ania.addr = Some(hall.addr);
        giulia.addr = Some(hall.addr);
        After { hall, table, room, ania, giulia }
    }
}

/// Who sits at the table.
pub fn company() -> Vec<Chair> {
    vec![Chair::person("Ania"), Chair::person("Giulia"), Chair::bot("Luc", "busy")]
}

/// A finished game, as its rows and its room.
fn finished(setting: Setting) -> (Vec<String>, Room) {
    let entry = shelf::find(setting.title.info().key).expect("it is on the shelf");
    let first = Room::open(setting).expect("the rules know such a table");
    let mut room = Room::begin(entry.title, &first).expect("it was just opened");
    let mut records = vec![first];
    let mut rng = Fast::new(3, 0);
    while let Some(seat) = room.asked().first() {
        let guess = room.table().game().determinize(Viewer::Seat(seat), &mut rng);
        let mut bot = entry.abilities.bot(bots::BotSpec::Busy);
        let action = bot.choose(guess.as_ref(), seat, &mut rng).action;
        let revision = room.revision(Viewer::Seat(seat));
        let what = Command::Act { seat, action, revision };
        let order = Order { who: room.sitter(seat), id: None, what };
        for record in room.decide(&order).expect("bots keep to the rules") {
            room.fold(&record).expect("it was just decided");
            records.push(record);
        }
    }
    let row = |record: &Record| serde_json::to_string(record).expect("it has a JSON form");
    (records.iter().map(row).collect(), room)
}

#[test]
fn a_rematch_keeps_every_seat_one_further() {
    let After { hall, table, mut ania, mut giulia, .. } = After::the_game();
    let page = ania.get(&format!("/t/{table}")).body;
    assert!(page.contains("id=\"rematch\""), "{page}");
    let mut stranger = hall.client();
    assert!(!stranger.get(&format!("/t/{table}")).body.contains("id=\"rematch\""));
    assert_eq!(stranger.post(&format!("/t/{table}/rematch"), "").status, 403);

    let mark = attribute(&giulia.get(&format!("/t/{table}")).body, "data-seen");
    let mut stream = giulia.stream(&format!("/t/{table}/stream?again=true&seen={mark}"));
    let next = ania.post(&format!("/t/{table}/rematch"), "").table();
    assert_ne!(next, table);
    let told = stream.next();
    assert!(
        told.contains("A rematch has begun") && told.starts_with("<div id=\"again\""),
        "{told}"
    );
    assert_eq!(ania.post(&format!("/t/{table}/rematch"), "").table(), next, "there is only one");
    assert_eq!(giulia.post(&format!("/t/{table}/rematch"), "").table(), next);

    let hers = ania.get(&format!("/t/{next}")).body;
    assert_eq!(attribute(&hers, "data-seat"), "2", "from the first seat to the last");
    assert_eq!(attribute(&giulia.get(&format!("/t/{next}")).body, "data-seat"), "0");
    let menu = ania.get(&format!("/t/{next}/seats")).body;
    assert!(menu.contains("/delete"), "she is still the host: {menu}");
    assert!(stranger.get(&format!("/t/{table}")).body.contains(&format!("/t/{next}")));
}

#[test]
fn a_seat_that_was_taken_away_is_not_claimed_again() {
    let After { hall: _hall, table, mut ania, mut giulia, .. } = After::the_game();
    let next = ania.post(&format!("/t/{table}/rematch"), "").table();
    // The host hands Giulia's new seat to somebody else before she has come.
    assert_eq!(ania.post(&format!("/t/{next}/seat"), "seat=0&do=link").status, 200);
    assert_eq!(giulia.post(&format!("/t/{table}/rematch"), "").table(), next);
    let page = giulia.get(&format!("/t/{next}")).body;
    let table = page.split("<main").nth(1).and_then(|rest| rest.split('>').next());
    assert!(table.is_some_and(|main| !main.contains("data-seat")), "she only watches: {table:?}");
}

#[test]
fn anybody_plays_on_from_a_moment_of_a_finished_game() {
    let After { hall, table, room, .. } = After::the_game();
    let mut visitor = hall.client();
    let moment = visitor.get(&format!("/t/{table}?at=60")).body;
    assert!(moment.contains("id=\"branch\"") && moment.contains("as Giulia"), "{moment}");
    let branch = visitor.post(&format!("/t/{table}/branch"), "at=60&seat=1").table();
    let page = visitor.get(&format!("/t/{branch}")).body;
    assert_eq!(attribute(&page, "data-seat"), "1");
    assert!(page.contains("Luc"), "those who played are bots now");
    let rows = hall.wait(hall.store.read(&branch, 0)).expect("it is there");
    let Ok(Record::Opened(opened)) = serde_json::from_str(&rows[0].body) else {
        panic!("{rows:?}")
    };
    let seed = room.table().seed().map(Seed::reveal);
    assert_ne!(Some(opened.seed), seed, "what comes is dealt anew");
    assert!(opened.state.is_some());

    let end = room.table().list().len();
    let last = visitor.get(&format!("/t/{table}?at={end}")).body;
    assert!(!last.contains("id=\"branch\""), "nothing follows the end");
    let over = visitor.post(&format!("/t/{table}/branch"), &format!("at={end}&seat=1"));
    assert_eq!(over.status, 400, "{}", over.body);
    assert_eq!(visitor.post(&format!("/t/{table}/branch"), "at=3&seat=7").status, 404);
    let running = visitor.post(&format!("/t/{branch}/branch"), "at=3&seat=0");
    assert_eq!(running.status, 409, "a running game keeps its secrets: {}", running.body);
}

/// A moment holds the last lines before it, and leads to all others and to none that come later.
#[test]
fn the_whole_log_of_a_finished_game_can_be_read() {
    let After { hall, table, room, .. } = After::the_game();
    let mut visitor = hall.client();
    let lines = |body: &str| body.matches("class=\"why\" href").count();
    let all = room.heard(Viewer::Onlooker);
    let result = visitor.get(&format!("/t/{table}")).body;
    let whole = format!("/t/{table}/log");
    assert!(result.contains(&format!("href=\"{whole}\"")), "the result leads to the log");
    assert_eq!(lines(&visitor.get(&whole).body), all);

    let end = room.table().list().len();
    for at in [end / 2, end] {
        let moment = visitor.get(&format!("/t/{table}?at={at}")).body;
        let earlier = attribute(&moment, "data-first").parse::<usize>().expect("it is a number");
        assert!(earlier > 0, "at {at} there are more lines than the page holds");
        assert!(moment.contains(&format!("href=\"{whole}?to={earlier}\"")), "at {at}");
        let heard = room.story().told(0..at, Viewer::Onlooker).count();
        let before = visitor.get(&format!("{whole}?to={earlier}")).body;
        assert_eq!(lines(&moment) + lines(&before), heard, "at {at}");
    }
}

#[test]
fn a_moment_shows_the_points_of_that_moment() {
    let After { hall, table, room, .. } = After::the_game();
    let mut visitor = hall.client();
    let game = room.table().replay().play(room.table().title(), 60);
    let then = game.expect("every line was legal").score().totals();
    let page = visitor.get(&format!("/t/{table}?at=60")).body;
    let chips = page.split("class=\"scores\"").nth(1).expect("the bar has chips");
    for total in then {
        assert!(chips.contains(&format!("<b>{total}</b>")), "{total}");
    }
    assert_eq!(visitor.get(&format!("/t/{table}/score?at=60")).status, 200);
    assert!(options(&page).is_empty());
}
