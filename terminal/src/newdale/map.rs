//! The map: a line for each town.

use super::parts::{Field, Map, Town, Way};
use super::scene::Scene;
use crate::text::{pad, widest};

/// Every town with its houses, its roads and what it brings, then the bonus fields.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let Some(map) = scene.parts.map(&scene.view.options.chapter) else { return Vec::new() };
    let mut lines = vec![String::new()];
    lines.extend(scene.page.items("", &legend(scene), "   "));
    lines.extend(towns(scene, map, |_| true));
    lines.push(String::new());
    lines.push(scene.page.plural("map.bonus_field"));
    lines.extend(fields(scene, |_| true));
    lines
}

fn legend(scene: &Scene<'_>) -> Vec<String> {
    let mut items = vec![scene.page.text("board-map", &[])];
    items.extend(scene.page.legend("board-map-legend"));
    if scene.has("heavy_roads") {
        items.extend(scene.page.legend("board-map-heavy"));
    }
    if scene.has("bridges") {
        items.extend(scene.page.legend("board-map-bridges"));
    }
    items.push(scene.marks.legend().join(", "));
    items
}

/// The towns that a seat can reach for its next house.
pub(super) fn within_range(scene: &Scene<'_>, seat: usize) -> Vec<String> {
    let Some(map) = scene.parts.map(&scene.view.options.chapter) else { return Vec::new() };
    let Some(board) = scene.view.seats.get(seat) else { return Vec::new() };
    let near = map.around(&board.houses, board.range, |from, to| bridge(scene, from, to).is_some());
    towns(scene, map, |town| near.contains(town.id.as_str()) && !board.houses.contains(&town.id))
}

/// A row for each of these towns.
fn towns(scene: &Scene<'_>, map: &Map, shown: impl Fn(&Town) -> bool) -> Vec<String> {
    let shown = || map.town.iter().filter(|town| shown(town));
    let names = widest(shown().map(|town| scene.town(&town.id)));
    let houses = widest(shown().map(|town| houses(scene, town))) * usize::from(scene.is_wide());
    let row = |town: &Town| {
        let head = format!("  {}  ", pad(&scene.town(&town.id), names));
        let mut items = vec![pad(&self::houses(scene, town), houses), ways(scene, map, town)];
        items.extend(brings(scene, town));
        items.extend(beside(scene, map, town));
        items.retain(|item| !item.is_empty());
        scene.page.items(&head, &items, "  ")
    };
    shown().flat_map(row).collect()
}

/// `#BG`: whose houses stand there.
fn houses(scene: &Scene<'_>, town: &Town) -> String {
    let who = scene.marks.row(scene.view.settlers(&town.id));
    if who.is_empty() { String::new() } else { format!("#{who}") }
}

/// `-Oakford =A-07 ~B-16`: where roads, heavy roads and bridges lead.
fn ways(scene: &Scene<'_>, map: &Map, town: &Town) -> String {
    let way = |(way, to): (Way, &str)| match way {
        Way::Road => format!("-{}", scene.town(to)),
        Way::Heavy => format!("={}", scene.town(to)),
        Way::Site => match bridge(scene, &town.id, to) {
            Some(owner) => format!("~{} |{}", scene.town(to), scene.marks.row([owner])),
            None => format!("~{}", scene.town(to)),
        },
    };
    map.ways(&town.id).map(way).collect::<Vec<_>>().join(" ")
}

/// Whose bridge stands between two towns.
fn bridge(scene: &Scene<'_>, from: &str, to: &str) -> Option<usize> {
    let owner = |site: String| scene.view.bridges.get(&site).copied().flatten();
    owner(format!("{from}/{to}")).or_else(|| owner(format!("{to}/{from}")))
}

/// Points for the first house, landscape, symbol and harbor.
fn brings(scene: &Scene<'_>, town: &Town) -> Vec<String> {
    let free = scene.view.settlers(&town.id).next().is_none();
    let first = (town.first_vp > 0 && free).then(|| format!("+{}", scene.vp(town.first_vp)));
    let term =
        |group: &str, id: &str| (!id.is_empty()).then(|| scene.page.word(&format!("{group}.{id}")));
    let symbol = term("mission", &town.secret).map(|symbol| format!("*{symbol}"));
    let harbor = town.harbour.then(|| scene.page.word("map.harbour"));
    [first, term("map", &town.landscape), symbol, harbor].into_iter().flatten().collect()
}

/// `[2 7]`: the bonus fields beside a town that still have tokens.
fn beside(scene: &Scene<'_>, map: &Map, town: &Town) -> Option<String> {
    let near = map.bonus_field.iter().filter(|field| field.towns.contains(&town.id));
    let full = near.filter(|field| !stack(scene, field).is_empty());
    let numbers: Vec<String> = full.map(|field| field.number.to_string()).collect();
    (!numbers.is_empty()).then(|| format!("[{}]", numbers.join(" ")))
}

/// A row for each bonus field with tokens: its number, what lies there, the towns around it.
pub(super) fn fields(scene: &Scene<'_>, shown: impl Fn(&Field) -> bool) -> Vec<String> {
    let Some(map) = scene.parts.map(&scene.view.options.chapter) else { return Vec::new() };
    let mut lines = Vec::new();
    let full = |field: &&Field| !stack(scene, field).is_empty() && shown(field);
    for field in map.bonus_field.iter().filter(full) {
        let mut items = scene.tallied(stack(scene, field), |id| scene.token(id));
        let towns: Vec<String> = field.towns.iter().map(|town| scene.town(town)).collect();
        items.push(format!("({})", towns.join(", ")));
        lines.extend(scene.page.items(&format!("  {:>2}  ", field.number), &items, "  "));
    }
    lines
}

fn stack<'a>(scene: &Scene<'a>, field: &Field) -> &'a [String] {
    scene.view.fields.get(&field.number).map_or(&[], Vec::as_slice)
}
