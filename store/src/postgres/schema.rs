//! The tables on the server, and how those of an earlier version are brought up to date.

use tokio_postgres::Client;

use super::pool::Pool;
use crate::StoreError;

/// What leads from each version to the next, the first from nothing to version 1. Ids compare
/// byte by byte, as in SQLite, whatever the server's language.
const MIGRATIONS: [&str; 2] = [FIRST, SECOND];

const FIRST: &str = r#"
    CREATE FUNCTION millis() RETURNS bigint LANGUAGE sql VOLATILE
        AS 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint';
    CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY,
        game text NOT NULL,
        name text NOT NULL,
        created bigint NOT NULL,
        updated bigint NOT NULL,
        newest bigint NOT NULL,
        state text NOT NULL CHECK (state IN ('running', 'finished', 'closed')),
        summary text NOT NULL
    );
    CREATE TABLE log (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seq bigint NOT NULL,
        at bigint NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE snapshots (
        table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        seq bigint NOT NULL,
        body text NOT NULL
    );
    CREATE TABLE components (
        hash text COLLATE "C" PRIMARY KEY,
        game text NOT NULL,
        text text NOT NULL
    );
    CREATE TABLE grants (
        hash text COLLATE "C" PRIMARY KEY,
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        body text NOT NULL
    );
    CREATE INDEX grants_by_table ON grants (table_id);
    CREATE TABLE leases (
        table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        node text NOT NULL,
        until bigint NOT NULL
    );
"#;

/// Rows are chained, by the same hashes as in SQLite; a grant opens one place, by a generation of
/// keys.
const SECOND: &str = r#"
    CREATE FUNCTION link(before text, id text, seq bigint, at bigint, body text) RETURNS text
        LANGUAGE sql AS $$ SELECT encode(sha256(convert_to(
            before || encode(sha256(convert_to(id, 'UTF8')), 'hex') || seq || ':' || at || ':' || body,
            'UTF8')), 'hex') $$;
    CREATE FUNCTION link_on(chain text, before text, id text, seq bigint, at bigint, body text)
        RETURNS text LANGUAGE sql
        AS $$ SELECT link(coalesce(chain, before), id, seq, at, body) $$;
    CREATE AGGREGATE chained(text, text, bigint, bigint, text) (SFUNC = link_on, STYPE = text);
    ALTER TABLE log ADD COLUMN hash text;
    UPDATE log SET hash = found.hash FROM (
        SELECT table_id, seq, chained('', table_id, seq, at, body)
            OVER (PARTITION BY table_id ORDER BY seq) AS hash FROM log
    ) AS found WHERE log.table_id = found.table_id AND log.seq = found.seq;
    ALTER TABLE log ALTER COLUMN hash SET NOT NULL;
    ALTER TABLE grants RENAME TO old_grants;
    ALTER INDEX grants_by_table RENAME TO old_grants_by_table;
    ALTER INDEX grants_pkey RENAME TO old_grants_pkey;
    CREATE TABLE grants (
        hash text COLLATE "C" NOT NULL,
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        place text COLLATE "C" NOT NULL,
        generation bigint NOT NULL,
        kind text NOT NULL CHECK (kind IN ('key', 'link', 'token')),
        made bigint NOT NULL,
        PRIMARY KEY (hash, table_id, place)
    );
    CREATE INDEX grants_by_table ON grants (table_id);
    INSERT INTO grants
        SELECT hash, table_id, 'seat ' || seat, 0,
            CASE WHEN (body::jsonb ->> 'once')::boolean THEN 'link' ELSE 'key' END, 0
        FROM old_grants, jsonb_array_elements_text(body::jsonb -> 'seats') AS seat
        WHERE body LIKE '{%';
    INSERT INTO grants
        SELECT hash, table_id, 'host', 0,
            CASE WHEN (body::jsonb ->> 'once')::boolean THEN 'link' ELSE 'key' END, 0
        FROM old_grants WHERE body LIKE '{%' AND (body::jsonb ->> 'host')::boolean;
    DROP TABLE old_grants;
"#;

/// The lock keeps nodes that start together from doing this at once; its number is any that no
/// other program is likely to use.
const BEGIN: &str = "
    SELECT pg_advisory_xact_lock(7203981456);
    CREATE SCHEMA IF NOT EXISTS guildhall;
    CREATE TABLE IF NOT EXISTS schema_version (version bigint NOT NULL);
    INSERT INTO schema_version SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM schema_version)";

/// Brings the schema up to date.
pub(super) async fn migrate(pool: &Pool) -> Result<(), StoreError> {
    let mut session = pool.session().await?;
    match steps(&mut session.client).await.map_err(|error| pool.failed(&error))? {
        Ok(()) => Ok(()),
        Err(newer) => Err(pool.unfit(format!(
            "schema version {newer} is newer than {}, which this program knows; use a newer one",
            MIGRATIONS.len()
        ))),
    }
}

/// Refuses a server whose schema is not of today's version.
pub(super) async fn expect_current(pool: &Pool, client: &Client) -> Result<(), StoreError> {
    let found = "SELECT to_regclass('schema_version') IS NOT NULL";
    let row = client.query_one(found, &[]).await.map_err(|error| pool.failed(&error))?;
    if !row.get::<_, bool>(0) {
        return Err(pool.unfit("holds no tables of games; name another database".to_owned()));
    }
    let version = version(client).await.map_err(|error| pool.failed(&error))?;
    if version == MIGRATIONS.len() {
        return Ok(());
    }
    let why = format!("schema version {version} is not today's {}", MIGRATIONS.len());
    Err(pool.unfit(format!("{why}; start the newest server once")))
}

/// The version that is too new, if it is.
async fn steps(client: &mut Client) -> Result<Result<(), usize>, tokio_postgres::Error> {
    let steps = client.transaction().await?;
    steps.batch_execute(BEGIN).await?;
    let version = version(steps.client()).await?;
    if version > MIGRATIONS.len() {
        return Ok(Err(version));
    }
    for step in &MIGRATIONS[version..] {
        steps.batch_execute(step).await?;
    }
    let today = i64::try_from(MIGRATIONS.len()).expect("few versions");
    steps.execute("UPDATE schema_version SET version = $1", &[&today]).await?;
    steps.commit().await?;
    Ok(Ok(()))
}

async fn version(client: &Client) -> Result<usize, tokio_postgres::Error> {
    let row = client.query_one("SELECT version FROM schema_version", &[]).await?;
    Ok(usize::try_from(row.get::<_, i64>(0)).unwrap_or(usize::MAX))
}
