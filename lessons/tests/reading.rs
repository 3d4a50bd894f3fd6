//! Reading lessons: what is wrong is named with file, line and reason.

use lessons::Lesson;

const GOOD: &str = "\
TI-5.3  A die.
given players=2

# A comment.
say take
show #wheel   # another
want die pink 2 | die pink 1
answer die * not-this

say done
";

fn read(text: &str) -> Result<Lesson, String> {
    let told = |faults: Vec<kernel::rulings::Failure>| {
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    Lesson::parse("games/tiletum/lessons/01-dice.lesson", text).map_err(told)
}

fn wrong(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    read(&GOOD.replacen(from, to, 1)).expect_err("it is wrong")
}

fn held(text: &str) -> String {
    let lesson = read(text).expect("it can be read");
    let title = shelf::find("tiletum").expect("it is on the shelf").title;
    lesson.check(title).iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_lesson_is_read() {
    let lesson = read(GOOD).expect("it is right");
    assert_eq!((lesson.key.as_str(), lesson.ids.join(" ")), ("dice", "TI-5.3".to_owned()));
    assert_eq!(lesson.beats[0].show, ["#wheel"]);
    assert_eq!(lesson.beats[0].wants, ["die pink 2", "die pink 1"]);
    assert_eq!(lesson.beats[0].answers, [("die *".to_owned(), "not-this".to_owned())]);
    assert_eq!(lesson.ways(), [[0, 0], [1, 0]]);
    assert_eq!(held(GOOD), "");
}

#[test]
fn a_mistake_names_file_and_line() {
    let file = "games/tiletum/lessons/01-dice.lesson";
    assert!(wrong("say done", "sya done").starts_with(&format!("{file}:10: `sya done`: ")));
    assert!(wrong("TI-5.3  A die.", "A die.").contains(":1: `A die.`: a lesson opens with"));
    assert!(wrong("given players=2\n", "").contains("there is no table yet"));
    assert!(wrong("show #wheel", "show wheel").contains("`wheel` is no part"));
    assert!(wrong("answer die * not-this", "answer not-this").contains("it answers to nothing"));
    assert!(wrong("say done", "").contains("the last step only says something"));
    assert!(wrong("say take", "say Take it").contains("it names what is said"));
    let unnamed = Lesson::parse("dice.lesson", GOOD).expect_err("it has no number");
    assert!(unnamed[0].why.contains("NN-name.lesson"));
}

#[test]
fn what_the_rules_refuse_is_told_with_its_line() {
    let fault = held(&GOOD.replace("die pink 2", "die pink 6"));
    assert!(fault.contains(":5: `0 die pink 6`"), "{fault}");
    let fault = held(&GOOD.replace("answer die * not-this\n", ""));
    assert!(fault.contains("it may be played and nothing is answered to it"), "{fault}");
    let fault = held(&GOOD.replace("say done", "1 die pink 2 ok\nsay done"));
    assert!(fault.contains(":10: `1 die pink 2`"), "{fault}");
    let fault = held(&GOOD.replace("TI-5.3", "TI-5.33"));
    assert!(fault.contains(":1: `TI-5.33`: there is no rule"), "{fault}");
}

#[test]
fn choices_of_another_lesson_lead_nowhere() {
    let lesson = read(GOOD).expect("it is right");
    let title = shelf::find("tiletum").expect("it is on the shelf").title;
    assert!(lesson.at(title, &[1, 0]).is_ok_and(|moment| moment.beat().is_none()));
    assert!(lesson.at(title, &[2]).is_err());
    assert!(lesson.at(title, &[0, 0, 0]).is_err());
}

#[test]
fn an_answer_that_nobody_gets_is_found() {
    let text =
        GOOD.replace("answer die * not-this", "answer die * not-this\nanswer die pink * too-late");
    let said = held(&text);
    assert!(said.contains(":5: `die pink *`: no move that may be played is answered so"), "{said}");
}
