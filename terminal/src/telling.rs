//! What a session has to say, on lines of any width.

use kernel::{AnyAction, Seat};
use lang::Arg;
use serde_json::Value;

use crate::session::{Advice, Session};
use crate::text::Page;
use crate::{explain, news, saved, standings};

impl Session {
    /// A column of text in the language of the table.
    pub(crate) fn page(&self, width: usize) -> Page<'_> {
        Page { speaker: &self.speaker, width }
    }

    /// The game as whoever is in front of the screen sees it.
    pub(crate) fn view(&self) -> Value {
        self.table.game().view(self.viewer)
    }

    /// The game and how many play it.
    pub(crate) fn welcome(&self) -> String {
        let game = self.table.game();
        let title = Arg::Text(game.info().title);
        self.speaker.text("welcome", &[("title", title), ("n", Arg::Number(game.players().into()))])
    }

    /// Round and phase.
    pub(crate) fn headline(&self) -> String {
        let progress = self.table.game().progress();
        let phase = self.speaker.phase(progress.phase);
        let id = if progress.round == 0 { "headline-setup" } else { "headline" };
        let args = [("n", Arg::Number(progress.round.into())), ("phase", Arg::Text(&phase))];
        self.speaker.text(id, &args)
    }

    /// What `seat` is asked.
    pub(crate) fn prompt(&self, seat: Seat) -> String {
        let decision = self.table.game().decision(seat);
        decision.map(|decision| self.speaker.prompt(&decision)).unwrap_or_default()
    }

    /// What to say before somebody else looks.
    pub(crate) fn curtain(&self, seat: Seat) -> String {
        self.speaker.text("curtain", &[("who", Arg::Seat(seat))])
    }

    /// What each option says.
    pub(crate) fn labels(&self, options: &[AnyAction]) -> Vec<String> {
        options.iter().map(|option| self.speaker.label(&option.label)).collect()
    }

    /// What happened since this was last asked for whoever is in front of the screen.
    pub(crate) fn tell_news(&mut self) -> Vec<String> {
        self.news.tell(&self.table, &self.speaker, self.viewer)
    }

    /// The last lines of the log.
    pub(crate) fn log(&self, count: usize) -> Vec<String> {
        news::log(&self.table, &self.speaker, self.viewer, count)
    }

    /// What an option does, with the rules behind it.
    pub(crate) fn explain(&self, width: usize, number: usize, option: &AnyAction) -> Vec<String> {
        explain::option(&self.page(width), &self.book, number, option)
    }

    /// The text of a rule, or that there is none.
    pub(crate) fn rule(&self, width: usize, id: &str) -> Vec<String> {
        explain::rule(width, &self.book, id).unwrap_or_else(|| {
            let example = self.example_rule();
            vec![
                self.speaker.text("unknown-rule", &[("id", Arg::Text(id))]),
                self.speaker.text("unknown-rule-hint", &[("example", Arg::Text(&example))]),
            ]
        })
    }

    /// The id of some rule.
    pub(crate) fn example_rule(&self) -> String {
        self.book.rules().first().map_or_else(String::new, |rule| rule.id.clone())
    }

    /// What the best bot considers for `seat`, best first, and why.
    pub(crate) fn hint(&mut self, width: usize, seat: Seat, options: &[AnyAction]) -> Vec<String> {
        let advice = self.advice(seat, options);
        let each = advice.iter().flat_map(|one| self.advise(width, seat, options, one));
        each.collect()
    }

    /// An option that the bot considers, what it expects of it, and why.
    fn advise(
        &self,
        width: usize,
        seat: Seat,
        options: &[AnyAction],
        advice: &Advice,
    ) -> Vec<String> {
        let Advice { option, considered } = advice;
        let points = self.speaker.tongue().decimal(considered.value);
        let label = self.speaker.label(&options[*option].label);
        let args = [
            ("n", Arg::Number(*option as i64 + 1)),
            ("label", Arg::Text(&label)),
            ("points", Arg::Text(&points)),
        ];
        let then = considered.follow_up(seat).filter_map(|one| self.table.game().label_of(one));
        let then: Vec<_> = then.collect();
        let said = [
            self.speaker.text("hint-line", &args),
            self.speaker.why(&options[*option], &considered.gains, &then),
            self.speaker.outlook(&considered.rivals(seat), considered.visits),
        ];
        let page = self.page(width);
        let indents = ["", "   ", "   "];
        said.iter().zip(indents).flat_map(|(text, indent)| page.wrap(indent, text)).collect()
    }

    /// The score as it stands, as far as the viewer may know it.
    pub(crate) fn score(&self, width: usize) -> Vec<String> {
        let sheet = table::score_for(self.table.game(), self.viewer);
        standings::breakdown(&self.page(width), &sheet)
    }

    /// Who has won.
    pub(crate) fn verdict(&self) -> String {
        standings::verdict(&self.speaker, &self.table.game().score())
    }

    /// Saves the game so that it can go on, or its replay once it is over; says how it went.
    pub(crate) fn save(&self, file: &str) -> String {
        let game = saved::written(&self.seats, &self.table).filter(|_| !self.is_over());
        let said = if game.is_some() { "saved-game" } else { "saved" };
        match std::fs::write(file, game.unwrap_or_else(|| self.table.replay().to_string())) {
            Ok(()) => self.speaker.text(said, &[("file", Arg::Text(file))]),
            Err(error) => {
                let why = error.to_string();
                let args = [("file", Arg::Text(file)), ("why", Arg::Text(&why))];
                self.speaker.text("save-failed", &args)
            }
        }
    }
}
