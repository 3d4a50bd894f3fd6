//! What a person sees of a moment: the table with its parts lit, and the sentences.

use draw::{Areas, Scene};
use kernel::rulings::Failure;
use kernel::text::nearest;
use kernel::{Actor, AnyAction, AnyGame, AnyTold, Seat, Title, Viewer};
use lang::{Speaker, Tongue};
use maud::{Markup, PreEscaped};

use crate::{Lesson, Moment};

/// So many words fit one screen of a phone beside the board.
pub const WORDS: usize = 45;

/// The areas of a table with the parts lit that a step speaks of.
pub struct Lit {
    /// The headline, then the areas in the order of the table page: over, board, side, seats, mat.
    pub areas: [Markup; 6],
    /// Parts that no area has.
    pub missing: Vec<String>,
}

impl Moment<'_> {
    /// The moves that the person may make now; none where he only reads.
    pub fn legal(&self) -> Vec<AnyAction> {
        if self.waits_for_move() {
            self.game().legal(Actor::Seat(self.lesson.learner))
        } else {
            Vec::new()
        }
    }

    /// The table as the learner sees it, with what is spoken of lit.
    pub fn areas(&self, speaker: &Speaker) -> Option<Lit> {
        let seen = Seen {
            game: self.game(),
            seat: self.lesson.learner,
            legal: &self.legal(),
            news: self.news(),
        };
        seen.lit(self.lit(), speaker)
    }
}

/// What a seat sees of a game that was laid down and played.
pub struct Seen<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// Who looks.
    pub seat: Seat,
    /// The moves that it may make.
    pub legal: &'a [AnyAction],
    /// What was told last.
    pub news: &'a [AnyTold],
}

impl Seen<'_> {
    /// The table with these parts lit.
    pub fn lit(&self, parts: &[String], speaker: &Speaker) -> Option<Lit> {
        let Seen { game, seat, legal, news } = *self;
        let drawing = draw::drawing(game.info().key)?;
        let last: Vec<String> = news.iter().flat_map(|told| drawing.touched(told)).collect();
        let viewer = Viewer::Seat(seat);
        let scene = Scene { game, viewer, legal, speaker, last: &last, front: None };
        let Areas { over, board, side, seats, mat } = drawing.areas(&scene);
        let drawn = [drawing.headline(&scene), over, board, side, seats, mat];
        Some(lit(&drawn.map(Markup::into_string), parts))
    }
}

/// Lights parts, each wherever it is.
fn lit(areas: &[String; 6], parts: &[String]) -> Lit {
    let marked = areas.each_ref().map(|area| draw::light(area, parts));
    let nowhere = |part: &&String| marked.iter().all(|(_, missing)| missing.contains(part));
    let missing = parts.iter().filter(nowhere).cloned().collect();
    Lit { areas: marked.map(|(area, _)| PreEscaped(area)), missing }
}

impl Lesson {
    /// Everything that would be missing when the lesson is shown: parts that are not on the table,
    /// sentences that a language does not have, sentences that are too long for a phone.
    pub fn check_shown(&self, title: &dyn Title) -> Vec<Failure> {
        let speaker = Speaker::new(Tongue::English, title.info(), &[]);
        let mut faults = self.unsaid(title);
        let look = |moment: &Moment<'_>| faults.extend(self.unseen(moment, &speaker));
        if let Err(stray) = self.walk(title, look) {
            faults.push(self.wrong(self.line, "", &stray.to_string()));
        }
        faults.sort_by(|a, b| (a.line, &a.what, &a.why).cmp(&(b.line, &b.what, &b.why)));
        faults.dedup();
        faults
    }

    fn unseen(&self, moment: &Moment<'_>, speaker: &Speaker) -> Vec<Failure> {
        let (Some(beat), Some(lit)) = (moment.beat(), moment.areas(speaker)) else {
            return Vec::new();
        };
        let drawing = draw::drawing(moment.game().info().key);
        let legal = moment.legal();
        let bare = |part: &&String| {
            let action = legal.iter().find(|action| action.notation == **part);
            action.is_some_and(|action| drawing.is_some_and(|drawing| drawing.is_bare(action.kind)))
        };
        let missing = lit.missing.iter().filter(|part| !bare(part));
        let known: Vec<String> = lit.areas.iter().flat_map(|area| draw::parts(&area.0)).collect();
        missing.map(|part| self.wrong(beat.line, part, &nowhere(part, &known))).collect()
    }

    /// Sentences that are missing or too long.
    fn unsaid(&self, title: &dyn Title) -> Vec<Failure> {
        let mut faults = Vec::new();
        for tongue in Tongue::ALL {
            let speaker = Speaker::new(tongue, title.info(), &[]);
            for id in self.text_ids() {
                let line = self.line_of(&id);
                let words = speaker.text(&id, &[]).split_whitespace().count();
                if !speaker.has_text(&id) {
                    faults.push(self.wrong(line, &id, &format!("nobody says it in {tongue}")));
                } else if words > WORDS {
                    let why = format!("it has {words} words in {tongue}; {WORDS} are the most");
                    faults.push(self.wrong(line, &id, &why));
                }
            }
        }
        faults
    }

    /// The line of the step that a sentence belongs to.
    fn line_of(&self, id: &str) -> usize {
        let says = |say: &str| self.text_id(say) == id;
        let of = self
            .beats
            .iter()
            .find(|beat| says(&beat.say) || beat.answers.iter().any(|(_, answer)| says(answer)));
        of.map_or(self.line, |beat| beat.line)
    }

    fn wrong(&self, line: usize, what: &str, why: &str) -> Failure {
        Failure { file: self.file.clone(), line, what: what.to_owned(), why: why.to_owned() }
    }
}

fn nowhere(part: &str, known: &[String]) -> String {
    match nearest(part, known.iter().map(String::as_str)) {
        Some(near) => format!("it is nowhere on the table\nhint: did you mean `{near}`?"),
        None => "it is nowhere on the table".to_owned(),
    }
}
