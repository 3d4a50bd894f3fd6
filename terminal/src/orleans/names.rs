//! How pieces are named on the board and the mats.

use lang::Speaker;

/// `knight 2`, for terms of one group.
pub(super) fn counted(speaker: &Speaker, group: &str, tally: &[(&str, usize)]) -> Vec<String> {
    let item = |&(name, count): &(&str, usize)| match count {
        1 => named(speaker, group, name),
        _ => format!("{} {count}", named(speaker, group, name)),
    };
    tally.iter().filter(|(_, count)| *count > 0).map(item).collect()
}

/// The name of a piece; a starter's star stays.
pub(super) fn named(speaker: &Speaker, group: &str, name: &str) -> String {
    match name.strip_suffix('*') {
        Some(kind) => speaker.word(&format!("{group}.{kind}")) + "*",
        None => speaker.word(&format!("{group}.{name}")),
    }
}
