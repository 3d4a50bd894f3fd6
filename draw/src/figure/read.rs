//! Reads figures: a heading, the lines of an example, and what is cut out.

use kernel::rulings::Step;
use kernel::{Seat, Viewer};

use super::{Cut, Figure};

/// The figures of a text, and what is wrong with it by its lines.
pub(super) fn read(text: &str) -> (Vec<Figure>, Vec<(usize, String)>) {
    let (mut figures, mut faults) = (Vec::new(), Vec::new());
    for (at, line) in text.lines().enumerate() {
        let line = line.split(" # ").next().unwrap_or_default().trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Err(why) = read_line(&mut figures, at + 1, line) {
            faults.push((at + 1, why));
        }
    }
    (figures, faults)
}

fn read_line(figures: &mut Vec<Figure>, number: usize, line: &str) -> Result<(), String> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if word == "figure" {
        figures.push(opened(number, rest.trim()));
        return Ok(());
    }
    let figure = figures.last_mut().ok_or("a figure begins with `figure NAME`")?;
    match word {
        "part" => figure.cuts.push(Cut { part: rest.trim().to_owned(), ..Cut::default() }),
        "box" => figure.cut()?.view = Some(numbers(rest)?),
        "without" => figure.cut()?.without.push(rest.trim().to_owned()),
        "may" => figure.may = true,
        "eyes" => figure.viewer = eyes(rest.trim())?,
        _ => figure.steps.push(Step::parse(line)?),
    }
    Ok(())
}

/// A figure of which only the name is known; it shows the first seat's side of the table.
fn opened(line: usize, name: &str) -> Figure {
    let viewer = Viewer::Seat(Seat(0));
    let (steps, cuts) = (Vec::new(), Vec::new());
    Figure { line, name: name.to_owned(), steps, viewer, may: false, cuts }
}

impl Figure {
    fn cut(&mut self) -> Result<&mut Cut, String> {
        self.cuts.last_mut().ok_or_else(|| "`part` comes first".to_owned())
    }
}

fn eyes(word: &str) -> Result<Viewer, String> {
    match word {
        "-" => Ok(Viewer::Onlooker),
        _ => word
            .parse()
            .map(|seat| Viewer::Seat(Seat(seat)))
            .map_err(|_| format!("`{word}` is no seat")),
    }
}

/// Left, top, width and height.
fn numbers(text: &str) -> Result<String, String> {
    let numbers: Vec<&str> = text.split_whitespace().collect();
    let whole = numbers.iter().all(|number| number.parse::<f32>().is_ok());
    if numbers.len() == 4 && whole {
        return Ok(numbers.join(" "));
    }
    Err("a box has left, top, width and height".to_owned())
}
