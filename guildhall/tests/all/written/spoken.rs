//! What the first page shows programs to say.

use serde_json::Value;

use crate::guildhall_with;

/// Every request after `$ guildhall protocol` is answered with a result.
#[test]
fn the_requests_of_the_first_page_are_answered() {
    let page = include_str!("../../../../README.md");
    let block =
        page.split("$ guildhall protocol\n").nth(1).and_then(|rest| rest.split("```").next());
    let requests = block.expect("the page shows some");
    assert!(requests.lines().count() > 2, "{requests}");
    let output = guildhall_with(&["protocol"], requests);
    let answers = String::from_utf8(output.stdout).expect("it prints text");
    assert_eq!(answers.lines().count(), requests.lines().count(), "{answers}");
    for answer in answers.lines() {
        let answer: Value = serde_json::from_str(answer).expect("every answer is JSON");
        assert!(answer.get("result").is_some(), "{answer}");
    }
}
