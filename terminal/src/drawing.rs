//! How a game's view looks as text.

use kernel::{AnyGame, Seat, Viewer};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::craftsmen::Craftsmen;
use crate::newdale::Newdale;
use crate::orleans::Orleans;
use crate::text::Page;
use crate::tiletum::Tiletum;

/// Draws the view of one game as lines of text. It gets nothing but the view: what is not in
/// there cannot be shown. The first line of a paragraph is its heading.
pub(crate) trait Drawing {
    /// What is common to all players.
    fn board(&self, view: &Value, page: &Page<'_>) -> Vec<String>;
    /// What a new round brings: the part of the board that changes most.
    fn round(&self, view: &Value, page: &Page<'_>) -> Vec<String>;
    /// What belongs to one player.
    fn mat(&self, view: &Value, page: &Page<'_>, seat: Seat, viewer: Viewer) -> Vec<String>;
    /// What belongs to the players, explained, the viewer's own last, next to the prompt.
    fn mats(&self, view: &Value, page: &Page<'_>, viewer: Viewer) -> Vec<String>;
    /// What a seat needs to see when a new phase asks it something.
    fn glance(&self, view: &Value, page: &Page<'_>, seat: Seat) -> Vec<String>;
    /// What changes from question to question within a phase.
    fn reminder(&self, view: &Value, page: &Page<'_>, seat: Seat) -> Vec<String>;
}

/// Makes a drawing for a box, from the text of a `components.toml` that the game has accepted.
type Make = fn(&str) -> Box<dyn Drawing>;

/// Every game that has been drawn, by its key.
const DRAWN: [(&str, Make); 4] = [
    ("craftsmen", Drawn::<Craftsmen>::boxed),
    ("newdale", Drawn::<Newdale>::boxed),
    ("orleans", Drawn::<Orleans>::boxed),
    ("tiletum", Drawn::<Tiletum>::boxed),
];

/// The drawing of a game.
pub(crate) fn drawing(game: &dyn AnyGame) -> Box<dyn Drawing> {
    let found = DRAWN.iter().find(|(key, _)| *key == game.info().key);
    found.map_or_else(|| Box::new(Plain) as _, |(_, make)| make(game.parts().text))
}

/// How one game looks: a [`Drawing`] that gets the components and the view in types of its own.
pub(crate) trait Look {
    /// What it needs of the box, read from the `components.toml`.
    type Parts: DeserializeOwned;
    /// What it needs of the view.
    type View: DeserializeOwned + Default;

    /// See [`Drawing::board`].
    fn board(parts: &Self::Parts, view: &Self::View, page: &Page<'_>) -> Vec<String>;
    /// See [`Drawing::round`].
    fn round(parts: &Self::Parts, view: &Self::View, page: &Page<'_>) -> Vec<String>;
    /// See [`Drawing::mat`].
    fn mat(
        parts: &Self::Parts,
        view: &Self::View,
        page: &Page<'_>,
        seat: Seat,
        viewer: Viewer,
    ) -> Vec<String>;
    /// See [`Drawing::mats`].
    fn mats(parts: &Self::Parts, view: &Self::View, page: &Page<'_>, viewer: Viewer)
    -> Vec<String>;
    /// See [`Drawing::glance`].
    fn glance(parts: &Self::Parts, view: &Self::View, page: &Page<'_>, seat: Seat) -> Vec<String>;
    /// See [`Drawing::reminder`].
    fn reminder(parts: &Self::Parts, view: &Self::View, page: &Page<'_>, seat: Seat)
    -> Vec<String>;
}

/// A look with the box it is for.
struct Drawn<L: Look> {
    parts: L::Parts,
}

impl<L: Look + 'static> Drawn<L> {
    fn boxed(components: &str) -> Box<dyn Drawing> {
        let parts = toml::from_str(components).expect("the game has read this file before");
        Box::new(Drawn::<L> { parts })
    }

    /// Reads a view. One that cannot be read is left blank rather than stop a game.
    fn read(view: &Value) -> L::View {
        L::View::deserialize(view).unwrap_or_default()
    }
}

impl<L: Look + 'static> Drawing for Drawn<L> {
    fn board(&self, view: &Value, page: &Page<'_>) -> Vec<String> {
        L::board(&self.parts, &Self::read(view), page)
    }

    fn round(&self, view: &Value, page: &Page<'_>) -> Vec<String> {
        L::round(&self.parts, &Self::read(view), page)
    }

    fn mat(&self, view: &Value, page: &Page<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
        L::mat(&self.parts, &Self::read(view), page, seat, viewer)
    }

    fn mats(&self, view: &Value, page: &Page<'_>, viewer: Viewer) -> Vec<String> {
        L::mats(&self.parts, &Self::read(view), page, viewer)
    }

    fn glance(&self, view: &Value, page: &Page<'_>, seat: Seat) -> Vec<String> {
        L::glance(&self.parts, &Self::read(view), page, seat)
    }

    fn reminder(&self, view: &Value, page: &Page<'_>, seat: Seat) -> Vec<String> {
        L::reminder(&self.parts, &Self::read(view), page, seat)
    }
}

/// The view as JSON, for a game that nobody has drawn.
struct Plain;

impl Drawing for Plain {
    fn board(&self, view: &Value, _: &Page<'_>) -> Vec<String> {
        pretty(view)
    }

    fn round(&self, _: &Value, _: &Page<'_>) -> Vec<String> {
        Vec::new()
    }

    fn mat(&self, view: &Value, page: &Page<'_>, seat: Seat, _: Viewer) -> Vec<String> {
        let mut lines = vec![page.speaker.name(seat)];
        lines.extend(view["seats"].get(seat.index()).map(pretty).unwrap_or_default());
        lines
    }

    fn mats(&self, view: &Value, page: &Page<'_>, _: Viewer) -> Vec<String> {
        self.board(view, page)
    }

    fn glance(&self, _: &Value, _: &Page<'_>, _: Seat) -> Vec<String> {
        Vec::new()
    }

    fn reminder(&self, _: &Value, _: &Page<'_>, _: Seat) -> Vec<String> {
        Vec::new()
    }
}

fn pretty(value: &Value) -> Vec<String> {
    let text = serde_json::to_string_pretty(value).expect("a value has a JSON form");
    text.lines().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use kernel::GameInfo;
    use kernel::chance::{Fast, below};
    use kernel::options::OptionKind;
    use lang::{Speaker, Tongue};

    use super::*;
    use crate::text::width;

    /// The mats on the narrowest screen with all panes, the board there, the smallest screen, a
    /// usual one, and a page.
    const WIDTHS: [usize; 5] = [48, BOARD, 56, 76, PAGE];
    /// The narrowest board.
    const BOARD: usize = 53;
    /// What is read line by line.
    const PAGE: usize = 100;

    type Setting = Vec<(String, String)>;

    /// Tables of every size, and a full one for every choice that the options offer.
    fn settings(info: &GameInfo) -> Vec<(Setting, u8)> {
        let (fewest, most) = info.players;
        let mut settings: Vec<_> = (fewest..=most).map(|players| (Vec::new(), players)).collect();
        for spec in info.options {
            if let OptionKind::Choice(values) = spec.kind {
                let setting = |value: &&str| vec![(spec.name.to_owned(), (*value).to_owned())];
                settings.extend(values.iter().map(|value| (setting(value), most)));
            }
        }
        settings
    }

    /// A few moments of a game at random, the end among them; none if the table has another size.
    fn moments(key: &str, setting: &Setting, players: u8) -> Vec<Box<dyn AnyGame>> {
        let title = shelf::find(key).expect("a game that is drawn is on the shelf").title;
        let Ok(mut game) = title.start(title.standard(), setting, players) else {
            return Vec::new();
        };
        let mut rng = Fast::new(players.into(), 0);
        let mut moments = Vec::new();
        while let Some(actor) = game.turn().actor() {
            if below(&mut rng, 60) == 0 {
                moments.push(game.clone());
            }
            let mut legal = game.notations(actor);
            let pick = below(&mut rng, legal.len() as u32) as usize;
            game.play(actor, &legal.swap_remove(pick)).expect("the action was listed");
        }
        moments.push(game);
        moments
    }

    /// Everything that can be drawn of a moment on a page of this width.
    fn everything(game: &dyn AnyGame, page: &Page<'_>) -> Vec<String> {
        let seat = Seat(0);
        let viewer = Viewer::Seat(seat);
        let (drawing, view) = (drawing(game), game.view(viewer));
        let mut lines = drawing.mat(&view, page, seat, viewer);
        if page.width >= BOARD {
            lines.extend(drawing.board(&view, page));
            lines.extend(drawing.reminder(&view, page, seat));
        }
        if page.width >= PAGE {
            lines.extend(drawing.round(&view, page));
            lines.extend(drawing.mats(&view, page, viewer));
            lines.extend(drawing.glance(&view, page, seat));
        }
        lines
    }

    #[test]
    fn every_line_keeps_to_its_width_in_every_language() {
        for (key, _) in DRAWN {
            let info = shelf::find(key).expect("a game that is drawn is on the shelf").info();
            for (setting, players) in settings(info) {
                let moments = moments(key, &setting, players);
                for tongue in Tongue::ALL {
                    let speaker = Speaker::new(tongue, info, &[]).seating(players);
                    assert_fitting(&moments, &speaker);
                }
            }
        }
    }

    fn assert_fitting(moments: &[Box<dyn AnyGame>], speaker: &Speaker) {
        for (game, widest) in moments.iter().flat_map(|game| WIDTHS.map(|widest| (game, widest))) {
            let page = Page { speaker, width: widest };
            let lines = everything(game.as_ref(), &page);
            let wide = lines.iter().find(|line| width(line) > widest);
            assert_eq!(wide, None, "{}, {widest} columns", speaker.tongue());
        }
    }

    #[test]
    fn no_view_is_left_blank() {
        for (key, make) in DRAWN {
            let title = shelf::find(key).expect("a game that is drawn is on the shelf").title;
            let speaker = Speaker::new(Tongue::English, title.info(), &[]);
            let page = Page { speaker: &speaker, width: 100 };
            let blank = make(title.standard().text).board(&Value::Null, &page);
            for game in moments(key, &Vec::new(), title.info().players.0) {
                let seat = Seat(0);
                assert_ne!(
                    drawing(game.as_ref()).board(&game.view(Viewer::Seat(seat)), &page),
                    blank
                );
            }
        }
    }
}
