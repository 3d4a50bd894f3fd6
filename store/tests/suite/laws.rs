//! What every store does, whatever it is made of.

mod backup;
mod lobby;
mod log;
mod texts;
mod trust;

use std::sync::Arc;

use store::{NewTable, Store};

/// Runs every law on both kinds of store.
macro_rules! laws {
    ($($place:ident :: $law:ident),* $(,)?) => {
        mod on_sqlite {
            use crate::ground::Ground;
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $law() {
                    super::$place::$law(&Ground::sqlite()).await;
                }
            )*
        }

        mod on_postgres {
            use crate::ground::Ground;
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $law() {
                    if let Some(ground) = Ground::postgres() {
                        super::$place::$law(&ground).await;
                    }
                }
            )*
        }
    };
}

laws! {
    log::rows_are_read_as_they_were_written,
    log::rows_go_after_the_newest_only,
    log::of_two_who_race_one_wins,
    log::many_who_race_lose_nothing,
    log::everything_is_there_after_reopening,
    log::changes_are_told,
    log::a_dropped_caller_leaves_whole_rows,
    lobby::tables_are_listed_newest_first,
    lobby::the_newest_snapshot_is_kept,
    lobby::component_sets_are_kept,
    lobby::grants_open_until_revoked,
    lobby::a_lease_lapses,
    lobby::deleting_takes_everything,
    lobby::an_unknown_table_is_said_to_be,
    texts::hostile_texts_are_texts,
    texts::large_bodies_are_kept,
    texts::what_no_store_can_hold_is_refused,
    backup::a_restored_store_is_equal,
    backup::a_store_can_move_to_the_other_kind,
    backup::only_an_empty_store_is_filled,
    backup::a_damaged_backup_is_refused,
    backup::a_backup_is_of_one_moment,
    trust::a_link_is_spent_once,
    trust::rows_and_their_grants_come_together,
    trust::a_table_is_opened_with_its_snapshot,
    trust::every_row_is_chained_to_the_one_before,
    trust::a_check_finds_what_was_changed,
    trust::a_check_finds_a_changed_backup,
    trust::a_store_of_the_first_version_is_brought_up_to_date,
    trust::a_backup_of_the_first_format_is_restored,
}

/// Opens a table of this id with these rows.
pub async fn open(store: &Arc<dyn Store>, id: &str, rows: &[&str]) {
    let table = NewTable::new(id, "orleans", format!("table {id}"));
    store.open(&table, &texts(rows)).await.expect("the id is new");
}

/// Rows as a store takes them.
pub fn texts(rows: &[&str]) -> Vec<String> {
    rows.iter().map(|row| (*row).to_owned()).collect()
}

/// The bodies of a table's rows.
pub async fn bodies(store: &Arc<dyn Store>, id: &str) -> Vec<String> {
    let rows = store.read(id, 0).await.expect("the table is there");
    assert!(rows.iter().map(|row| row.seq).eq(1..=rows.len() as u64), "no gaps");
    rows.into_iter().map(|row| row.body).collect()
}
