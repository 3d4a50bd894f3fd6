//! A server under load, and one that is killed.

use std::net::TcpListener;

use crate::{guildhall, printed, printed_json, refused};

/// A small load, so that it fits a test on a busy machine.
const SMALL: [&str; 9] =
    ["load", "--tables", "3", "--seats", "2", "--history", "3", "--seconds", "1"];

#[test]
fn a_load_is_measured() {
    let report = printed_json(&[&SMALL[..], &["--rate", "4", "--json"]].concat());
    let number = |pointer: &str| report.pointer(pointer).and_then(|n| n.as_f64()).expect(pointer);
    assert_eq!(number("/errors"), 0.0);
    assert!(number("/actions") > 0.0);
    assert_eq!(number("/streams/count"), 6.0);
    assert!(number("/streams/events") >= 6.0, "{report}");
    assert_eq!(number("/open/client_ms/count"), 3.0);
    for times in ["/client_ms", "/server_ms", "/open/server_ms"] {
        let part = |name: &str| number(&format!("{times}/{name}"));
        assert!(0.0 < part("p50") && part("p50") <= part("p99") && part("p99") <= part("max"));
    }
    let page = number("/first_load/page");
    assert!(0.0 < page && page < number("/first_load/bytes"));
    assert!(number("/first_load/bytes") <= 200_000.0, "a page's first load");
}

/// R7, R8: bots that think, visitors that reload and connections that are held open beside.
#[test]
fn a_crowd_beside_does_not_keep_people_from_moving() {
    let crowd = ["--thinkers", "3", "--visitors", "3", "--hostile", "60", "--json"];
    let report = printed_json(&[&SMALL[..], &crowd].concat());
    let number = |pointer: &str| report.pointer(pointer).and_then(|n| n.as_f64()).expect(pointer);
    assert_eq!(number("/errors"), 0.0, "{report}");
    assert!(number("/actions") > 0.0 && number("/crowd/lobby_ms/count") > 0.0, "{report}");
    assert!(number("/crowd/made") >= 60.0, "{report}");
    #[cfg(target_os = "linux")]
    assert!(number("/memory/empty_kib") > 0.0, "{report}");
}

#[test]
fn a_limit_that_is_exceeded_fails() {
    let said = refused(&[&SMALL[..], &["--max-p99-ms", "0.000001"]].concat(), 1);
    assert!(said.contains("p99 of a move"), "{said}");
    let said = refused(&[&SMALL[..], &["--max-page-kb", "1"]].concat(), 1);
    assert!(said.contains("the first load of a page"), "{said}");
}

#[test]
fn only_servers_of_this_machine_are_tried() {
    let said = refused(&["load", "--url", "http://192.0.2.7:80"], 2);
    assert!(said.contains("only a server of this machine"), "{said}");
    refused(&["load", "--url", "somewhere"], 2);
    refused(&["load", "--seats", "9"], 2);
    refused(&["load", "--rate", "0"], 2);
    refused(&["load", "--kill", "0"], 2);
}

#[test]
fn a_server_that_is_not_there_is_an_error() {
    let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let url = format!("http://{}", port.expect("there is a free port"));
    let said = refused(&["load", "--url", &url], 1);
    assert!(said.contains("connecting"), "{said}");
}

/// R1, R3: what was acknowledged is there, what was shown is there, and nothing else is.
#[test]
fn five_kills_lose_nothing_and_invent_nothing() {
    let report = printed_json(&["load", "--kill", "5", "--tables", "6", "--json"]);
    for promise in ["lost", "phantom", "vanished", "refused"] {
        assert_eq!(report[promise], 0, "{promise}: {report}");
    }
    assert!(report["acknowledged"].as_u64() > Some(0), "{report}");
    assert_eq!(report["stored"], report["acknowledged"]);
    for promise in ["survived", "doubled", "robbed"] {
        assert_eq!(report[promise], 0, "{promise}: {report}");
    }
    assert!(report["keys_granted"].as_u64() > Some(0), "{report}");
}

/// R2: a server with many live tables is back; how soon is measured where nothing else runs.
#[test]
fn a_killed_server_with_many_tables_is_back() {
    let many = ["load", "--tables", "60", "--seats", "2", "--seconds", "0", "--history", "2"];
    let told = printed(&[&many[..], &["--max-restart-ms", "30000"]].concat());
    assert!(told.contains("after it was killed"), "{told}");
}

#[test]
fn the_help_shows_examples() {
    let output = guildhall(&["load", "--help"]);
    let help = String::from_utf8_lossy(&output.stdout);
    assert!(help.contains("guildhall load --kill 100"), "{help}");
}
