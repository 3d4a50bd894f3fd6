//! A conversation in the engine protocol.

use protocol::Session;
use serde_json::{Value, json};

/// The other end of the conversation.
#[derive(Default)]
struct Caller(Session);

impl Caller {
    fn ask(&mut self, method: &str, params: Value) -> Value {
        let request = json!({"id": method, "method": method, "params": params});
        let answer = self.0.answer(request.to_string().as_bytes());
        assert_eq!(answer["id"], json!(method));
        answer
    }

    fn result(&mut self, method: &str, params: Value) -> Value {
        let mut answer = self.ask(method, params);
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].take()
    }

    fn error(&mut self, method: &str, params: Value) -> Value {
        let mut answer = self.ask(method, params);
        assert!(answer["result"].is_null(), "{method}: {answer}");
        answer["error"].take()
    }

    fn code(&mut self, method: &str, params: Value) -> String {
        self.error(method, params)["code"].as_str().expect("every error has a code").to_owned()
    }

    /// A new table of two; gives its number.
    fn table(&mut self) -> Value {
        let params = json!({"game": "orleans", "players": 2, "seed": 7});
        self.result("new", params)["table"].take()
    }

    /// Plays the first option of whoever is asked.
    fn step(&mut self, table: &Value) -> Value {
        let status = self.result("status", json!({"table": table}));
        let seat = &status["to_act"][0];
        let legal = self.result("legal", json!({"table": table, "seat": seat}));
        let action = &legal[0]["action"];
        self.result("apply", json!({"table": table, "seat": seat, "action": action}))
    }

    fn play_to_the_end(&mut self, table: &Value) {
        while self.step(table)["over"] == json!(false) {}
    }
}

#[test]
fn games_are_listed_with_their_options() {
    let games = Caller::default().result("games", json!({}));
    let orleans = games.as_array().unwrap().iter().find(|game| game["game"] == "orleans").unwrap();
    assert_eq!(orleans["players"], json!([2, 4]));
    assert_eq!(orleans["options"]["promo_tiles"]["type"], "bool");
    assert_eq!(orleans["options"]["promo_tiles"]["default"], json!(false));
    assert!(orleans["actions"].as_u64().unwrap() > 0);
}

#[test]
fn a_new_table_says_how_it_stands() {
    let mut caller = Caller::default();
    let params = json!({"game": "orleans", "players": 3, "seed": "x", "lang": "pl"});
    let status = caller.result("new", params);
    assert_eq!(status["seed_hash"].as_str().unwrap().len(), 64);
    assert_eq!(status["over"], json!(false));
    assert_eq!(status["moves"], json!(0));
    assert!(status["round"].is_u64() && status["phase"].is_string());
    let seat = status["to_act"][0].to_string();
    let decision = &status["decision"][&seat];
    assert!(decision["ask"].is_string() && decision["prompt"].is_string(), "{status}");
}

#[test]
fn a_number_and_its_text_are_the_same_seed() {
    let mut caller = Caller::default();
    let mut hash = |seed: Value| {
        let params = json!({"game": "orleans", "players": 2, "seed": seed});
        caller.result("new", params)["seed_hash"].take()
    };
    assert_eq!(hash(json!(12)), hash(json!("12")));
    assert_ne!(hash(json!(12)), hash(json!(13)));
}

#[test]
fn a_whole_game_is_played_scored_and_loaded_again() {
    let mut caller = Caller::default();
    let table = caller.table();
    caller.play_to_the_end(&table);
    let score = caller.result("score", json!({"table": table}));
    let seat = &score["seats"][0];
    let sum: i64 =
        seat["lines"].as_array().unwrap().iter().map(|line| line["points"].as_i64().unwrap()).sum();
    assert_eq!(seat["total"], json!(sum));
    assert!(score["ranking"].is_array());
    assert_eq!(caller.code("apply", json!({"table": table, "seat": 0, "action": "pass"})), "over");
    assert_eq!(caller.code("bot", json!({"table": table, "seat": 0, "bot": "random"})), "over");

    let text = caller.result("replay", json!({"table": table}));
    let again = caller.result("replay_load", json!({"text": text}));
    assert_eq!(again["over"], json!(true));
    assert_eq!(caller.result("replay", json!({"table": again["table"]})), text);
}

/// TI-16.8 — What Titus has is part of the score of a solo game, and of no other.
#[test]
fn the_rival_of_a_solo_game_has_his_score() {
    let mut caller = Caller::default();
    let score = |caller: &mut Caller, players: u8| {
        let params = json!({"game": "tiletum", "players": players, "seed": 3});
        let table = caller.result("new", params)["table"].take();
        caller.result("score", json!({"table": table}))
    };
    let alone = score(&mut caller, 1);
    assert_eq!(alone["rival"]["total"], json!(10), "TI-16.1: {alone}");
    assert_eq!(score(&mut caller, 2)["rival"], Value::Null);
}

#[test]
fn options_are_applied_by_notation_or_by_index() {
    let mut caller = Caller::default();
    let (one, two) = (caller.table(), caller.table());
    let status = caller.result("status", json!({"table": one}));
    let seat = &status["to_act"][0];
    let option = caller.result("legal", json!({"table": one, "seat": seat}))[0].take();
    assert!(option["label"].is_string());
    let by_text = json!({"table": one, "seat": seat, "action": option["action"]});
    let by_index = json!({"table": two, "seat": seat, "action": option["index"]});
    let told = caller.result("apply", by_text);
    assert_eq!(told, caller.result("apply", by_index));
    assert_eq!(told["moves"], json!(1));
    for event in told["events"].as_array().unwrap() {
        assert!(event["to"] == json!("all") || event["to"].is_array(), "{event}");
        assert!(event["kind"].is_string() && event["rule"].is_string());
    }
    let undone = caller.result("undo", json!({"table": one, "seat": seat}));
    assert_eq!(undone["moves"], json!(0));
}

#[test]
fn refusals_name_the_rule_and_change_nothing() {
    let mut caller = Caller::default();
    let table = caller.table();
    let before = caller.result("state", json!({"table": table}));
    let error = caller.error("apply", json!({"table": table, "seat": 0, "action": "pass"}));
    assert_eq!(error["code"], "refused");
    assert!(error["rule"].as_str().unwrap().starts_with("OR-"));
    let garbage = json!({"table": table, "seat": 0, "action": "xyzzy"});
    assert_eq!(caller.code("apply", garbage), "params");
    let far = json!({"table": table, "seat": 0, "action": 4_000_000_000u32});
    assert_eq!(caller.code("apply", far), "params");
    assert_eq!(
        caller.code("apply", json!({"table": table, "seat": 9, "action": "pass"})),
        "params"
    );
    assert_eq!(caller.result("state", json!({"table": table})), before);
}

#[test]
fn every_seat_and_an_onlooker_have_a_view() {
    let mut caller = Caller::default();
    let table = caller.table();
    let views: Vec<Value> = [json!(0), json!(1), Value::Null]
        .into_iter()
        .map(|seat| caller.result("view", json!({"table": table, "seat": seat})))
        .collect();
    assert!(views.iter().all(Value::is_object));
    assert_eq!(caller.code("view", json!({"table": table, "seat": 2})), "params");
}

#[test]
fn an_observation_comes_with_its_mask() {
    let mut caller = Caller::default();
    let table = caller.table();
    let seat = caller.result("status", json!({"table": table}))["to_act"][0].take();
    let observed = caller.result("observe", json!({"table": table, "seat": seat}));
    let legal = caller.result("legal", json!({"table": table, "seat": seat}));
    let mask = observed["mask"].as_array().unwrap();
    assert_eq!(
        mask.iter().filter(|&bit| *bit == json!(1)).count(),
        legal.as_array().unwrap().len()
    );
    assert!(!observed["vector"].as_array().unwrap().is_empty());
}

#[test]
fn a_bot_answers_and_does_not_play() {
    let mut caller = Caller::default();
    let table = caller.table();
    let seat = caller.result("status", json!({"table": table}))["to_act"][0].take();
    let params = json!({"table": table, "seat": seat, "bot": "greedy", "seed": 3, "millis": 50});
    let choice = caller.result("bot", params.clone());
    assert_eq!(choice, caller.result("bot", params));
    let legal = caller.result("legal", json!({"table": table, "seat": seat}));
    let listed =
        legal.as_array().unwrap().iter().any(|option| option["action"] == choice["action"]);
    assert!(listed);
    let first = &choice["considered"][0];
    assert_eq!(first["action"], choice["action"]);
    let begins = format!("{seat} {}", choice["action"].as_str().unwrap());
    assert_eq!(first["line"][0], begins);
    assert!(first["points"].is_array());
    assert_eq!(caller.result("status", json!({"table": table}))["moves"], json!(0));
    let level = json!({"table": table, "seat": seat, "bot": "apprentice", "seed": 3});
    let choice = caller.result("bot", level);
    let considered = choice["considered"].as_array().unwrap();
    assert!(considered.iter().all(|one| one["visits"] != json!(0)), "{choice}");
    assert!(legal.as_array().unwrap().iter().any(|option| option["action"] == choice["action"]));
    assert_eq!(caller.code("bot", json!({"table": table, "seat": seat, "bot": "hal"})), "params");
}

#[test]
fn a_bot_thinks_no_longer_than_it_may() {
    let mut caller = Caller::default();
    let table = caller.table();
    let seat = caller.result("status", json!({"table": table}))["to_act"][0].take();
    let mut looked = |bot: &str, limit: &str, n: u64| {
        let params = json!({"table": table, "seat": seat, "bot": bot, "seed": 3, limit: n});
        let choice = caller.result("bot", params);
        let considered = choice["considered"].as_array().unwrap();
        considered.iter().map(|one| one["visits"].as_u64().unwrap()).sum::<u64>()
    };
    assert!(looked("mcts", "iterations", 8) <= 8);
    assert!(looked("mcts:1000000it", "millis", 1) < 10_000);
    assert!(looked("grandmaster", "millis", 1) < looked("mcts", "iterations", 1000));
    let none = json!({"table": table, "seat": seat, "bot": "mcts", "iterations": 0});
    assert_eq!(caller.code("bot", none), "params");
}

#[test]
fn a_manual_dealer_takes_outcomes_from_the_caller() {
    let mut caller = Caller::default();
    let params = json!({"game": "orleans", "players": 2, "dealer": "manual"});
    let status = caller.result("new", params);
    assert_eq!(status["to_act"], json!(["chance"]));
    assert_eq!(status["seed_hash"], Value::Null);
    let table = &status["table"];
    let legal = caller.result("legal", json!({"table": table, "seat": "chance"}));
    let by_index = json!({"table": table, "seat": "chance", "action": legal[0]["index"]});
    caller.result("apply", by_index);
    assert_eq!(caller.result("legal", json!({"table": table, "seat": 0})), json!([]));
    caller.result("undo", json!({"table": table}));
    assert_eq!(caller.code("undo", json!({"table": table})), "undo");
}

#[test]
fn a_state_is_loaded_and_a_broken_one_names_the_field() {
    let mut caller = Caller::default();
    let table = caller.table();
    let mut state = caller.result("state", json!({"table": table}));
    let loaded = caller.result("load", json!({"game": "orleans", "state": state, "seed": 1}));
    assert_eq!(caller.result("state", json!({"table": loaded["table"]})), state);
    state["seats"][0]["coins"] = json!("many");
    let error = caller.error("load", json!({"game": "orleans", "state": state}));
    assert_eq!(error["code"], "invalid");
    assert!(error["message"].as_str().unwrap().contains("coins"), "{error}");
}

#[test]
fn bad_replays_name_the_line() {
    let mut caller = Caller::default();
    let table = caller.table();
    caller.step(&table);
    let text = caller.result("replay", json!({"table": table}));
    let text = text.as_str().unwrap();
    let lines = text.lines().count();
    let error = caller.error("replay_load", json!({"text": format!("{text}0  pass\n")}));
    assert_eq!(error["code"], "invalid");
    assert!(error["message"].as_str().unwrap().starts_with(&format!("line {}: ", lines + 1)));
    let newer = text.replace("guildhall-replay 1", "guildhall-replay 9");
    assert_eq!(caller.code("replay_load", json!({"text": newer})), "invalid");
    assert_eq!(caller.code("replay_load", json!({"text": "nonsense"})), "invalid");
}

#[test]
fn bad_calls_are_told_apart() {
    let mut caller = Caller::default();
    let table = caller.table();
    let new = |game: &str, players: Value| json!({"game": game, "players": players, "seed": 1});
    assert_eq!(caller.code("dance", json!({})), "method");
    assert_eq!(caller.code("status", json!({"table": 99})), "table");
    assert_eq!(caller.code("status", json!({"table": "one"})), "params");
    assert_eq!(caller.code("status", json!({})), "params");
    assert_eq!(caller.code("legal", json!({"table": table, "seat": "north"})), "params");
    assert_eq!(caller.code("new", new("chess", json!(2))), "params");
    assert_eq!(caller.code("new", new("orleans", json!(9))), "params");
    assert_eq!(caller.code("new", new("orleans", json!("two"))), "params");
    assert_eq!(caller.code("new", json!({"game": "orleans", "players": 2})), "params");
    let option = json!({"game": "orleans", "players": 2, "seed": 1, "options": {"promo_tiles": 3}});
    assert_eq!(caller.code("new", option), "params");
    let file = json!({"game": "orleans", "players": 2, "seed": 1, "components": "/no/such/file"});
    assert_eq!(caller.code("new", file), "params");
    caller.result("close", json!({"table": table}));
    assert_eq!(caller.code("close", json!({"table": table})), "table");
}

#[test]
fn lines_that_are_no_request_are_answered_too() {
    let input: &[u8] =
        b"{\"id\": 1\n\xff\xfe\n[]\n\n{\"id\": 5}\n{\"id\": 6, \"method\": \"games\"}";
    let mut output = Vec::new();
    protocol::serve(input, &mut output).expect("memory takes it");
    let answers: Vec<Value> = String::from_utf8(output)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).expect("every answer is JSON"))
        .collect();
    let codes: Vec<Value> = answers.iter().map(|answer| answer["error"]["code"].clone()).collect();
    assert_eq!(json!(codes), json!(["parse", "parse", "parse", "parse", "method", null]));
    assert_eq!(answers[0]["id"], Value::Null);
    assert_eq!(answers[4]["id"], json!(5));
    assert!(answers[5]["result"].is_array());
}
