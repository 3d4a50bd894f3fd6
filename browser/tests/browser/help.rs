//! Help while playing.

use browser::Wishes;

use crate::seat::{at, planning};

#[test]
fn a_total_opens_the_score_line_by_line_with_its_rules() {
    let Some((_hall, browser)) = at(planning(), Wishes::default()) else { return };
    browser.click(".scores a");
    browser.wait("the breakdown", |browser| browser.shows("#panel-content table"));
    assert!(browser.count("#panel-content tbody .cite") > 2, "every line has its rule");
    browser.click("#panel-content .cite");
    browser.wait("the rule", |browser| browser.shows("#panel-content .told-block"));
    assert!(browser.text("#panel-content").contains("OR-18."));
}

#[test]
fn a_rule_id_opens_the_text_of_the_rule() {
    let Some((_hall, browser)) = at(planning(), Wishes::default()) else { return };
    let id = browser.attribute("#mat .cite", "data-rule");
    browser.click("#mat .cite");
    browser.wait("what is told of it", |browser| browser.shows("#panel-content .told-block"));
    let text = browser.text("#panel-content");
    assert!(text.contains(&id) && text.len() > 60, "{text}");
    browser.click("#panel-content .book-ways a");
    browser.wait("the exact rule", |browser| browser.shows("#panel-content .rule"));
    browser.click("#panel-content .book-ways a:last-child");
    browser.wait("what is told of it", |browser| browser.shows("#panel-content .told-block"));
    browser.click("#panel-content .book-ways a:last-child");
    browser.wait("the rulebook", |browser| browser.path() == "/rules/orleans");
    let script = "const box = document.querySelector(':target').getBoundingClientRect();
        return box.top > -2 && box.top < innerHeight";
    browser.wait("the rule's place", |browser| browser.script(script, &[]) == true);
}

#[test]
fn pieces_explain_themselves() {
    let Some((_hall, browser)) = at(planning(), Wishes::default()) else { return };
    let script = "return [...document.querySelectorAll('#table [data-about]')]
        .filter(one => !one.closest('a, button, summary, [data-acts]') && one.checkVisibility()
            && document.elementFromPoint(...middle(one))?.closest('[data-about]') === one)[0];
        function middle(one) {
            const box = one.getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        }";
    let piece = browser.script(script, &[]);
    browser.try_click_on(&piece).expect("a piece can be clicked");
    browser.wait("the explanation", |browser| browser.shows("#panel-content"));
    assert!(!browser.text("#panel-content").is_empty());
}
