//! Sentences as people read them: plural forms, cases, articles, names, and what happens when
//! something is missing.

use kernel::saying::Fact;
use kernel::{AnyAction, Decision, Game, GameInfo, PlayError, RuleId, Saying, ScoreLine, Seat};
use lang::{Speaker, Tongue};

const INFO: GameInfo = <orleans::Orleans as Game>::INFO;

fn speaker(tongue: Tongue) -> Speaker {
    Speaker::new(tongue, &INFO, &["Ann".to_owned()])
}

fn labels(tongue: Tongue, label: impl Fn(i32) -> Saying, numbers: &[i32]) -> Vec<String> {
    numbers.iter().map(|&n| speaker(tongue).label(&label(n))).collect()
}

#[test]
fn polish_counts_in_three_forms() {
    let pay = |n| Saying::new("pay").number("n", n);
    let said = labels(Tongue::Polish, pay, &[0, 1, 2, 5, 12, 22, 25]);
    let expected = [
        "Zapłać 0 monet",
        "Zapłać 1 monetę",
        "Zapłać 2 monety",
        "Zapłać 5 monet",
        "Zapłać 12 monet",
        "Zapłać 22 monety",
        "Zapłać 25 monet",
    ];
    assert_eq!(said, expected);
}

#[test]
fn english_and_italian_count_in_two() {
    let draw = |n| Saying::new("draw").number("n", n);
    assert_eq!(
        labels(Tongue::English, draw, &[0, 1, 2]),
        ["Draw nobody", "Draw 1 follower", "Draw 2 followers"]
    );
    assert_eq!(
        labels(Tongue::Italian, draw, &[0, 1, 2]),
        ["Non pescare nessuno", "Pesca 1 aiutante", "Pesca 2 aiutanti"]
    );
}

#[test]
fn terms_take_the_form_that_the_sentence_needs() {
    let place = |starter, slot| {
        Saying::new("place")
            .word("token", "follower.scholar")
            .number("starter", starter)
            .word("place", "place.university")
            .number("slot", slot)
    };
    let said = |tongue, starter, slot| speaker(tongue).label(&place(starter, slot));
    assert_eq!(said(Tongue::English, 1, 0), "Place a scholar (starter) in the University, slot 1");
    assert_eq!(said(Tongue::Polish, 1, 1), "Połóż uczonego (początkowego): Uniwersytet, pole 2");
    assert_eq!(said(Tongue::Italian, 0, 2), "Piazza lo studioso nell'Università, casella 3");
    assert_eq!(said(Tongue::English, 0, -1), "Place a scholar in the University");
    let call = Saying::new("retrieve").word("place", "place.castle").number("slot", 0);
    assert_eq!(
        speaker(Tongue::Italian).label(&call),
        "Richiama l'aiutante dal Castello, casella 1"
    );
    let use_ship = Saying::new("use").word("place", "place.ship");
    assert_eq!(speaker(Tongue::Polish).label(&use_ship), "Użyj Barki");
    let to_orleans = Saying::new("go").word("town", "town.orleans");
    assert_eq!(speaker(Tongue::Polish).label(&to_orleans), "Przesuń kupca do Orleanu");
}

#[test]
fn players_without_a_name_are_called_by_their_color() {
    let court = |seat| Saying::new("court").seat("who", Seat(seat));
    assert_eq!(speaker(Tongue::English).label(&court(0)), "Move the merchant of Ann");
    assert_eq!(speaker(Tongue::English).label(&court(1)), "Move the merchant of Yellow");
    assert_eq!(speaker(Tongue::Italian).name(Seat(3)), "Rosso");
}

#[test]
fn a_prompt_may_stand_in_the_words_of_the_game() {
    let decision = Decision { ask: "plan", prompt: Saying::new("plan") };
    assert_eq!(
        speaker(Tongue::Polish).prompt(&decision),
        "Wyślij poddanych do pracy i zatwierdź plan."
    );
}

#[test]
fn the_log_knows_who_moves_whose_merchant() {
    let moved = |owner| {
        Saying::new("moved")
            .seat("who", Seat(0))
            .seat("owner", Seat(owner))
            .word("from", "town.orleans")
            .word("town", "town.blois")
    };
    let said = |tongue, owner| speaker(tongue).event(&moved(owner));
    assert_eq!(said(Tongue::Polish, 0), "Ann przesuwa kupca z Orleanu do Blois.");
    assert_eq!(said(Tongue::English, 1), "Ann moves the merchant of Yellow from Orléans to Blois.");
}

#[test]
fn a_score_line_has_a_name() {
    assert_eq!(speaker(Tongue::Italian).score_line("coins"), "monete");
    assert_eq!(speaker(Tongue::English).score_line("odd_line"), "odd line");
}

#[test]
fn a_refusal_names_the_rule_and_the_fact() {
    let fact = Fact::Word("follower.scholar");
    let refused = RuleId("OR-13.2").refuse("the deed has no free slot").because("follower", fact);
    assert_eq!(
        speaker(Tongue::Polish).refusal(&refused),
        "OR-13.2: cel nie ma wolnego pola dla uczonego"
    );
}

#[test]
fn a_gap_is_said_as_readable_as_can_be() {
    let odd = Saying::new("odd_thing").word("place", "place.ship").number("n", 3);
    assert_eq!(speaker(Tongue::Polish).label(&odd), "Odd thing: Barka, 3");
    let refused = RuleId("OR-8.1").refuse("the moon is full").because("n", Fact::Number(2));
    assert_eq!(speaker(Tongue::Italian).refusal(&refused), "OR-8.1: the moon is full: 2");
    assert_eq!(speaker(Tongue::English).word("town.new_town"), "new town");
}

#[test]
fn a_slip_gets_a_hint() {
    let error = PlayError::Unknown { notation: "usse ship".into(), hint: Some("use ship".into()) };
    assert_eq!(
        speaker(Tongue::English).play_error(&error),
        "no action is written `usse ship`\nhint: did you mean `use ship`?"
    );
}

#[test]
fn a_reason_names_the_lines_of_the_score() {
    let line = |label, points| ScoreLine::new(label, points, RuleId("OR-18.3"));
    let why = |tongue, gains: &[ScoreLine], then: &[Saying]| {
        let label = Saying::new("use").word("place", "place.village");
        let notation = "use village".to_owned();
        let option = AnyAction { notation, index: 0, kind: "use", label };
        speaker(tongue).why(&option, gains, then)
    };
    let confirm = [Saying::new("confirm")];
    let both = [line("goods", 4), line("bread", 1), line("coins", -2)];
    assert_eq!(
        Tongue::ALL.map(|tongue| why(tongue, &both, &confirm)),
        [
            "Brings 5 points (goods +4, bread × level +1). Costs 2 points (coins −2).",
            "Przynosi 5 punktów (towary +4, chleb × poziom Rozwoju +1). Kosztuje 2 punkty (monety −2).",
            "Porta 5 punti (merci +4, pane × livello di sviluppo +1). Costa 2 punti (monete −2).",
        ]
    );
    assert_eq!(
        Tongue::ALL.map(|tongue| why(tongue, &[line("coins", -1)], &confirm)),
        [
            "Costs 1 point (coins −1). Then: Confirm the plan.",
            "Kosztuje 1 punkt (monety −1). Potem: Zatwierdź plan.",
            "Costa 1 punto (monete −1). Poi: Conferma il piano.",
        ]
    );
    let village = speaker(Tongue::English).about("place.village").expect("it is explained");
    assert_eq!(why(Tongue::English, &[], &[]), village.text);
}

#[test]
fn a_better_move_is_compared_with_the_one_that_was_played() {
    let line = |label, points| ScoreLine::new(label, points, RuleId("OR-18.3"));
    let why = |tongue, gains: &[ScoreLine]| {
        let label = Saying::new("use").word("place", "place.village");
        let notation = "use village".to_owned();
        let option = AnyAction { notation, index: 0, kind: "use", label };
        speaker(tongue).why_better(&option, gains, &[Saying::new("confirm")])
    };
    let both = [line("goods", 4), line("coins", -2)];
    assert_eq!(
        Tongue::ALL.map(|tongue| why(tongue, &both)),
        [
            "Brings 4 points more by the end of the round (goods +4). Gives up 2 points (coins −2).",
            "Do końca rundy przynosi o 4 punkty więcej (towary +4). Wymaga rezygnacji z 2 punktów (monety −2).",
            "Entro la fine del round porta 4 punti in più (merci +4). Rinuncia a 2 punti (monete −2).",
        ]
    );
    assert_eq!(
        Tongue::ALL.map(|tongue| why(tongue, &[line("coins", -1)])),
        [
            "Gives up 1 point (coins −1). Then: Confirm the plan. It pays later in the game.",
            "Wymaga rezygnacji z 1 punktu (monety −1). Potem: Zatwierdź plan. Opłaci się później.",
            "Rinuncia a 1 punto (monete −1). Poi: Conferma il piano. Ripaga più avanti.",
        ]
    );
    assert_eq!(
        why(Tongue::English, &[line("goods", 1), line("coins", -3)]),
        "Brings 1 point more by the end of the round (goods +1). Gives up 3 points (coins −3). \
         Then: Confirm the plan. It pays later in the game.",
        "what does not pay yet prepares something"
    );
}

#[test]
fn an_outlook_names_rivals_and_counts_continuations() {
    let said = |tongue, visits| speaker(tongue).outlook(&[(Seat(1), 41.25)], visits);
    assert_eq!(said(Tongue::English, 1), "Rival: Yellow 41.2. 1 continuation looked at.");
    assert_eq!(said(Tongue::Polish, 22), "Rywal: Żółty 41,2. Sprawdzono 22 warianty.");
    assert_eq!(said(Tongue::Italian, 30), "Rivale: Giallo 41,2. Esaminate 30 varianti.");
    assert_eq!(speaker(Tongue::Polish).outlook(&[], 12), "Sprawdzono 12 wariantów.");
}

/// Tiletum has tiles of several groups, losses, orders of two to four players, and a solo rival.
fn tiletum(tongue: Tongue) -> Speaker {
    Speaker::new(tongue, &<tiletum::Tiletum as Game>::INFO, &["Ann".to_owned()]).seating(1)
}

#[test]
fn a_sentence_may_choose_by_the_group_of_a_term() {
    let taken = |tile| Saying::new("tile_taken").seat("who", Seat(0)).word("tile", tile);
    let said = |tongue, tile| tiletum(tongue).event(&taken(tile));
    assert_eq!(said(Tongue::English, "crest.con_crest_blue_lily"), "Ann takes the lily crest.");
    assert_eq!(said(Tongue::Polish, "helper.help_vp_4"), "Ann bierze pomocnika (4 PZ).");
    assert_eq!(said(Tongue::Italian, "contract.con_iron3"), "Ann prende un contratto (3 ferro).");
}

#[test]
fn a_loss_is_told_as_a_loss() {
    let scored = |vp| {
        Saying::new("scored").seat("who", Seat(0)).word("line", "score.king_phase").number("vp", vp)
    };
    let said = |vp| tiletum(Tongue::English).event(&scored(vp));
    assert_eq!(said(3), "Ann scores 3 VP: king track.");
    assert_eq!(said(-2), "Ann loses 2 VP: king track.");
}

#[test]
fn a_sentence_may_have_fewer_facts_and_name_the_solo_rival() {
    let order = Saying::new("turn_order").seat("first", Seat(1)).seat("second", Seat(0));
    let said = tiletum(Tongue::Polish).event(&order);
    assert_eq!(said, "Kolejność graczy: Titus, Ann.");
}

#[test]
fn prepositions_follow_the_name_of_the_town() {
    let house = |town| Saying::new("house_placed").seat("who", Seat(0)).word("town", town);
    let said = |tongue, town| tiletum(tongue).event(&house(town));
    assert_eq!(said(Tongue::Polish, "town.firenze"), "Ann stawia dom we Florencji.");
    assert_eq!(said(Tongue::Polish, "town.venezia"), "Ann stawia dom w Wenecji.");
    assert_eq!(said(Tongue::Italian, "town.antwerpen"), "Ann piazza una casa ad Anversa.");
}

#[test]
fn a_piece_without_a_text_of_its_own_is_explained_by_its_group() {
    let about =
        tiletum(Tongue::English).about("helper.help_king_2").expect("helpers are explained");
    assert_eq!(about.name, "king action, 2 AP");
    assert!(about.text.starts_with("A helper"), "{}", about.text);
    assert_eq!(about.rules, ["TI-7.6"]);
}

#[test]
fn help_names_what_an_option_does_and_its_rules() {
    let label = Saying::new("use").word("place", "place.village");
    let help = speaker(Tongue::Italian).help("use", &label);
    assert!(help.text.starts_with("Esegui l'azione"), "{}", help.text);
    assert_eq!(help.about.map(|about| about.name).as_deref(), Some("Villaggio"));
    assert_eq!(help.rules, ["OR-9.1", "OR-9.4", "OR-10.2"]);
}

/// Newdale has cards of one name, goods that are said in the plural, and colors of assistants
/// beside those of the players.
fn newdale(tongue: Tongue) -> Speaker {
    Speaker::new(tongue, &<newdale::Newdale as Game>::INFO, &[])
}

#[test]
fn cards_of_one_name_are_told_apart() {
    let build = |card: &str| {
        let action: newdale::Action = kernel::Action::parse(card).expect("a build");
        Tongue::ALL.map(|tongue| newdale(tongue).label(&kernel::Action::label(action)))
    };
    assert_eq!(
        build("build mill_3"),
        ["Build Mill (3)", "Zbuduj Młyn (3)", "Costruisci il Mulino (3)"]
    );
    assert_eq!(
        build("build pool:vineyard_red"),
        [
            "Build Vineyard (red) from the pool",
            "Zbuduj z puli Winnicę (czerwony)",
            "Costruisci dall'offerta il Vigneto (rosso)"
        ]
    );
    assert_eq!(
        build("build fortress"),
        ["Build Fortress", "Zbuduj Twierdzę", "Costruisci la Fortezza"]
    );
}

#[test]
fn goods_are_counted_and_players_have_colors_of_their_own() {
    let gained = |n| {
        Saying::new("goods_gained").seat("who", Seat(0)).number("n", n).word("good", "good.planks")
    };
    let said = |tongue, n| newdale(tongue).event(&gained(n));
    assert_eq!(said(Tongue::English, 1), "Brown gains 1 plank.");
    assert_eq!(said(Tongue::English, 3), "Brown gains 3 planks.");
    assert_eq!(said(Tongue::Polish, 5), "Brązowy dostaje 5 znaczników desek.");
    assert_eq!(said(Tongue::Italian, 2), "Marrone ottiene 2 segnalini assi.");
}
