//! The action wheel: dice by value inside, actions with their points and tiles around (TI-2.3).

use lang::Arg;
use maud::{Markup, html};
use tiletum::Action;
use tiletum::model::facts::FieldFacts;
use tiletum::model::pieces::{Act, Die, FIELDS};
use tiletum::model::tiles::Tile;

use super::chip::{self, chip};
use super::dice;
use super::seen::Seen;
use super::tile::{Place, act};
use super::tray;
use crate::acts::Choice;
use crate::piece;
use crate::sheet::{Point, short};

/// The middle of the wheel.
const HUB: Point = Point { x: 184.0, y: 122.0 };

/// The plates of the fields, clockwise from the top: an outline cut along the rays of its
/// segment, where its name stands, where its tile lies.
const PLATES: [Plate; FIELDS] = [
    Plate::level("M142.8 47.7L116.1 2L251.9 2L225.2 47.7A85 85 0 0 0 142.8 47.7z", 19.0),
    Plate::tall(
        "M227.8 49.1L254.7 2.8L366 2L366 120.4L269 120.5A85 85 0 0 0 227.8 49.1z",
        318.0,
        10.0,
    ),
    Plate::tall(
        "M269 123.5L366 123.6L366 242L254.7 241.2L227.8 194.9A85 85 0 0 0 269 123.5z",
        318.0,
        131.0,
    ),
    Plate::level("M225.2 196.3L251.9 242L116.1 242L142.8 196.3A85 85 0 0 0 225.2 196.3z", 224.0),
    Plate::tall(
        "M140.2 194.9L113.3 241.2L2 242L2 123.6L99 123.5A85 85 0 0 0 140.2 194.9z",
        50.0,
        131.0,
    ),
    Plate::tall("M99 120.5L2 120.4L2 2L113.3 2.8L140.2 49.1A85 85 0 0 0 99 120.5z", 50.0, 10.0),
];

/// The plate of a field.
struct Plate {
    outline: &'static str,
    /// Names to the right of the icon, not below it.
    level: bool,
    x: f32,
    y: f32,
}

impl Plate {
    const fn level(outline: &'static str, y: f32) -> Plate {
        Plate { outline, level: true, x: 184.0, y }
    }

    const fn tall(outline: &'static str, x: f32, y: f32) -> Plate {
        Plate { outline, level: false, x, y }
    }

    /// The icon's corner.
    fn icon(&self) -> Point {
        match self.level {
            true => Point { x: self.x - 56.0, y: self.y - 9.0 },
            false => Point { x: self.x - 10.0, y: self.y },
        }
    }

    /// Where a tile lies.
    fn tile(&self) -> Point {
        match self.level {
            true => Point { x: self.x + 44.0, y: self.y },
            false => Point { x: self.x, y: self.y + 71.0 },
        }
    }
}

/// The area of the wheel.
pub(crate) fn wheel(seen: &Seen<'_>) -> Markup {
    let name = seen.text("draw-wheel", &[]);
    let ids = dice::ids(seen);
    html! {
        section class="wheelbox panel" id="wheel" aria-label=(name) {
            svg class="ti-wheel" viewBox="0 0 368 244" role="group" aria-label=(name) {
                @for (field, facts) in &seen.table().fields { (plate(seen, *field, facts)) }
                @for field in 1..=FIELDS as u8 { (segment(seen, field)) }
                @for value in 1..=6 { (dice_on(seen, value, &ids)) }
                (hub(seen))
                @for (field, facts) in &seen.table().fields { (tile(seen, *field, facts)) }
            }
            (tray::tray(seen))
        }
    }
}

/// The value that faces a field (TI-18.13); none before the wheel lies.
fn value_at(seen: &Seen<'_>, field: u8) -> Option<u8> {
    seen.table().wheel.map(|first| (first + field - 2) % 6 + 1)
}

/// The field that a value faces.
pub(crate) fn field_of(seen: &Seen<'_>, value: u8) -> Option<u8> {
    (1..=FIELDS as u8).find(|field| value_at(seen, *field) == Some(value))
}

/// Whether the die of this turn lay at the field.
fn in_use(seen: &Seen<'_>, field: u8) -> bool {
    let die = seen.table().die;
    die.is_some() && die.map(|die| die.value) == value_at(seen, field)
}

fn plate(seen: &Seen<'_>, field: u8, facts: &FieldFacts) -> Markup {
    let Some(which) = facts.action else { return html! {} };
    let name = seen.word(which.word());
    let faces = |to: u8| value_at(seen, field) == Some(to);
    let choice = seen.choice(&name, |action| match action {
        Action::Name(named) => named == which,
        Action::Die { to, .. } => faces(to),
        _ => false,
    });
    let aim = seen.may(|action| matches!(action, Action::Die { .. }));
    let class = if in_use(seen, field) { "w-f using" } else { "w-f" };
    let (id, class) =
        (format!("field-{which}"), if aim { format!("{class} aim") } else { class.to_owned() });
    let inside = plate_body(seen, field, which);
    html! {
        @match choice {
            Some(Choice { acts, label }) => {
                g class={ (class) " m-opt" } id=(id) role="button" tabindex="0" data-acts=(acts)
                    aria-label=(label) data-about=(which.word()) { (inside) }
            }
            None => g class=(class) id=(id) data-about=(which.word()) { (inside) },
        }
    }
}

fn plate_body(seen: &Seen<'_>, field: u8, which: Act) -> Markup {
    let plate = &PLATES[usize::from(field) - 1];
    let Point { x, y } = plate.icon();
    let (size, class) = if plate.level { ("18", " st") } else { ("20", "") };
    let (tx, ty) = if plate.level { (x + 22.0, y + 7.0) } else { (plate.x, y + 35.0) };
    let anchor = if plate.level { "start" } else { "middle" };
    let points = points(seen, field).map(|points| seen.count("draw-points", points));
    html! {
        path class="w-field" d=(plate.outline) {}
        use class="w-ic" href={ "#" (act(which)) } x=(short(x)) y=(short(y)) width=(size) height=(size) {}
        text class={ "w-t" (class) } x=(short(tx)) y=(short(ty)) text-anchor=(anchor) {
            (seen.text(&format!("draw-act-{which}"), &[]))
        }
        text class={ "w-s" (class) } x=(short(tx)) y=(short(ty + 14.0)) text-anchor=(anchor) {
            (points.unwrap_or_default())
        }
        (marker(seen, which, plate))
        title { (seen.tip(which.word())) }
    }
}

/// The points of an action: those of the value that it faces; while a joker is named, the joker's.
fn points(seen: &Seen<'_>, field: u8) -> Option<u8> {
    if seen.may(|action| matches!(action, Action::Name(_))) {
        let open = seen.table().frames.last().and_then(|frame| frame.ap);
        return open.or_else(|| seen.table().die.map(|die| seen.parts.ap(die.value)));
    }
    value_at(seen, field).map(|value| seen.parts.ap(value))
}

/// The bonus points of the one in front at an action (TI-9.6).
fn marker(seen: &Seen<'_>, which: Act, plate: &Plate) -> Markup {
    let seat = seen.front();
    let points = seen.seat(seat).markers.get(&which).copied().unwrap_or(0);
    if points == 0 {
        return html! {};
    }
    let color = piece::color(seat);
    let icon = plate.icon();
    let (x, y) =
        if plate.level { (icon.x - 16.0, plate.y) } else { (icon.x + 38.0, icon.y + 10.0) };
    html! {
        g class={ "w-plus P-" (color) } transform=(Point { x, y }.translate()) {
            rect x="-16" y="-9" width="32" height="18" rx="9" {}
            use href={ "#mark-" (color) } x="-12" y="-6" width="12" height="12" {}
            text x="2" y="4" { "+" (points) }
            title { (seen.count("draw-marker", points)) }
        }
    }
}

/// The bonus tile of a field; whoever took a die there may take it.
fn tile(seen: &Seen<'_>, field: u8, facts: &FieldFacts) -> Markup {
    let at = PLATES[usize::from(field) - 1].tile();
    let Some(tile) = facts.tile else {
        return html! {
            rect class="w-void" x=(short(at.x - 15.0)) y=(short(at.y - 10.0)) width="30" height="20" rx="4" {
                title { (seen.text("draw-no-tile", &[])) }
            }
        };
    };
    let asked = |action| matches!(action, Action::Tile(_)) && in_use(seen, field);
    let choice = seen.choice(&super::tile::name(seen, tile), asked);
    chip(seen, tile, Place::Field(field), at, scale(seen, field, tile), choice)
}

/// A level plate has no room for a wide tile.
fn scale(seen: &Seen<'_>, field: u8, tile: Tile) -> chip::Scale {
    const ROOM: f32 = 44.0;
    let tight = PLATES[usize::from(field) - 1].level;
    match tight && chip::width(seen, tile, chip::LARGE) > ROOM {
        true => chip::SMALL,
        false => chip::LARGE,
    }
}

/// A point of the wheel: so far from the middle, so many degrees clockwise from a field's ray.
fn polar(field: u8, radius: f32, degrees: f32) -> Point {
    let angle = (60.0 * f32::from(field - 1) + degrees).to_radians();
    HUB.by(radius * angle.sin(), -radius * angle.cos())
}

fn segment(seen: &Seen<'_>, field: u8) -> Markup {
    let corner = |radius: f32, degrees: f32| {
        let Point { x, y } = polar(field, radius, degrees);
        format!("{} {}", short(x), short(y))
    };
    let [a, b, c, d] =
        [corner(81.0, -30.0), corner(81.0, 30.0), corner(25.0, 30.0), corner(25.0, -30.0)];
    let class = format!(
        "w-seg{}{}",
        if field.is_multiple_of(2) { " alt" } else { "" },
        if in_use(seen, field) { " using" } else { "" }
    );
    html! {
        path class=(class) d={ "M" (a) "A81 81 0 0 1 " (b) "L" (c) "A25 25 0 0 0 " (d) "z" } {}
        @if let Some(value) = value_at(seen, field) {
            @let at = polar(field, 33.0, 0.0);
            text class="w-val" x=(short(at.x)) y=(short(at.y + 5.5)) { (value) }
        }
    }
}

/// The dice of a value, in one row or two.
fn dice_on(seen: &Seen<'_>, value: u8, ids: &impl Fn(dice::Where, usize) -> String) -> Markup {
    let Some(field) = field_of(seen, value) else { return html! {} };
    let all = seen.table().dice.iter().enumerate();
    let here: Vec<(usize, Die)> =
        all.filter(|(_, die)| die.value == value).map(|(number, die)| (number, *die)).collect();
    let (size, outer) = match here.len() {
        0..=2 => (20.0, 2),
        3..=5 => (17.0, 3),
        _ => (15.0, 4),
    };
    let (first, second) = here.split_at(here.len().min(outer));
    let far = if second.is_empty() { 64.0 } else { 69.0 };
    html! {
        (row(seen, field, first, far, size, ids))
        (row(seen, field, second, 48.0, size - 1.0, ids))
    }
}

fn row(
    seen: &Seen<'_>,
    field: u8,
    row: &[(usize, Die)],
    radius: f32,
    size: f32,
    ids: &impl Fn(dice::Where, usize) -> String,
) -> Markup {
    let apart = ((size + 2.0) / radius).to_degrees().min(52.0 / row.len().max(1) as f32);
    html! {
        @for (place, (number, die)) in row.iter().enumerate() {
            @let off = apart * (place as f32 - (row.len() as f32 - 1.0) / 2.0);
            @let id = ids(dice::Where::Wheel, *number);
            (die_on_wheel(seen, *die, &id, polar(field, radius, off), size))
        }
    }
}

fn die_on_wheel(seen: &Seen<'_>, die: Die, id: &str, at: Point, size: f32) -> Markup {
    let name = dice::name(seen, die);
    let class = format!("piece wd {}", dice::class(seen, die));
    let (corner, side) = (short(-size / 2.0), short(size));
    let body = html! {
        use href={ "#die-" (die.value) } x=(corner) y=(corner) width=(side) height=(side) {}
        title { (name) }
    };
    html! {
        @match dice::choice(seen, die) {
            Some(Choice { acts, label }) => {
                g class={ (class) " m-opt" } id=(id) transform=(at.translate()) role="button"
                    tabindex="0" data-acts=(acts) aria-label=(label) data-about=(die.color.word()) {
                    (ring("hit", size + 6.0)) (ring("r1", size + 6.0)) (ring("r2", size + 3.0)) (body)
                }
            }
            None => {
                g class=(class) id=(id) transform=(at.translate()) data-about=(die.color.word()) { (body) }
            }
        }
    }
}

fn ring(class: &str, size: f32) -> Markup {
    super::map::rect(class, Point { x: 0.0, y: 0.0 }, size, size, size / 3.6)
}

/// Which pass it is, and how many dice are in the bag.
fn hub(seen: &Seen<'_>) -> Markup {
    let table = seen.table();
    let bag: u8 = table.bag.values().sum();
    html! {
        g {
        circle class="w-hub" cx=(short(HUB.x)) cy=(short(HUB.y)) r="22" {}
        @if table.pass > 0 {
            text class="w-t" x="184" y="121" text-anchor="middle" { (seen.word("term.pass")) }
            text class="w-s" x="184" y="134" text-anchor="middle" {
                (seen.text("draw-of", &[("n", Arg::Number(table.pass.into())), ("max", Arg::Number(3))]))
            }
        } @else {
            use href="#bag" x="174" y="104" width="20" height="20" {}
            text class="w-s" x="184" y="135" text-anchor="middle" { (bag) }
        }
        title { (seen.word("piece.bag")) ": " (bag) }
        }
    }
}

/// The symbol of an action with its name.
pub(crate) fn act_icon(seen: &Seen<'_>, which: Act, class: &str) -> Markup {
    piece::named(&act(which), class, &seen.word(which.word()))
}
