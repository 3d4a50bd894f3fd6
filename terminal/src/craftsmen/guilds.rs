//! The six guilds and the helpers in their queues.

use lang::Arg;

use super::parts::Guild;
use super::scene::Scene;
use crate::text::{pad, widest};

/// The guilds with what their signs mean, and which mark is whose.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let mut head = vec![scene.page.plural("guild.guild")];
    head.extend(scene.page.legend("board-guilds-legend"));
    head.push(scene.marks.legend().join(", "));
    let mut lines = vec![String::new()];
    lines.extend(scene.page.items("", &head, "   "));
    lines.extend(rows(scene));
    lines
}

/// A row for each guild; the one whose stage it is stands out.
pub(super) fn rows(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    let guilds = &scene.parts.guild;
    let names = widest(guilds.iter().map(|guild| name(scene, guild)));
    let fields = guilds.iter().flat_map(|guild| queue(scene, guild));
    let column = scene.column(widest(fields));
    for guild in guilds {
        let sign = if scene.view.stage.as_ref() == Some(&guild.id) { "►" } else { " " };
        let head = format!("{sign} {}  ", pad(&name(scene, guild), names));
        let mut items: Vec<String> =
            queue(scene, guild).iter().map(|field| pad(field, column)).collect();
        items.push(fullness(scene, guild));
        items.extend(privileged(scene, guild));
        lines.extend(scene.page.items(&head, &items, "  "));
    }
    lines
}

/// On what kind of field the acting helper stands.
pub(super) fn acting_helper(scene: &Scene<'_>) -> Option<String> {
    let stage = scene.view.stage.as_ref()?;
    let number = scene.view.disc.as_ref()?.field?;
    let guild = scene.parts.guild.iter().find(|guild| guild.id == *stage)?;
    let kind = guild.fields.get(usize::from(number).checked_sub(1)?)?;
    let kind = format!("field.{kind}");
    Some(scene.page.text("board-acting", &[("field", Arg::Word(&kind))]))
}

fn name(scene: &Scene<'_>, guild: &Guild) -> String {
    scene.page.word(&format!("guild.{}", guild.id))
}

/// `gold @YB`, `silver –`: the fields of a guild that are in use.
fn queue(scene: &Scene<'_>, guild: &Guild) -> Vec<String> {
    let Some(queue) = scene.view.guilds.get(&guild.id) else { return Vec::new() };
    let field = |(kind, discs): (&String, &Vec<usize>)| {
        let kind = scene.page.text(&format!("board-field-{kind}"), &[]);
        match discs.is_empty() {
            true => format!("{kind} {}", scene.page.nothing()),
            false => format!("{kind} @{}", scene.marks.row(discs.iter().copied())),
        }
    };
    guild.fields.iter().zip(queue.values()).map(field).collect()
}

/// `3/4`: the helpers there and how many may come.
fn fullness(scene: &Scene<'_>, guild: &Guild) -> String {
    let there = scene.view.guilds.get(&guild.id).map_or(0, |q| q.values().map(Vec::len).sum());
    let capacity = scene.parts.table(scene.view.players).map_or(0, |table| table.guild_capacity);
    format!("{there}/{capacity}")
}

/// Who used a privilege there this season.
fn privileged(scene: &Scene<'_>, guild: &Guild) -> Option<String> {
    let owners = scene.view.privileged.get(&guild.id).filter(|owners| !owners.is_empty())?;
    let who = scene.names(owners);
    Some(scene.page.text("board-privileged", &[("who", Arg::Text(&who))]))
}
