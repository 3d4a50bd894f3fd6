//! Where a store is: the addresses that [`connect`](crate::connect) understands.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use tokio_postgres::Config;
use tokio_postgres::config::Host;

use crate::StoreError;

/// Where a store is.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    /// `sqlite::memory:`
    Memory,
    /// `sqlite:PATH`
    File(PathBuf),
    /// `postgres://…`
    Server(Box<Config>),
}

impl Place {
    /// The error of a store that cannot be used.
    pub(crate) fn unavailable(&self, why: impl fmt::Display) -> StoreError {
        StoreError::Unavailable { place: self.to_string(), why: why.to_string() }
    }
}

impl FromStr for Place {
    type Err = StoreError;

    fn from_str(url: &str) -> Result<Place, StoreError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            return file(path);
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return server(url);
        }
        // The address may hold a password, so no more of it is repeated than the scheme.
        let scheme = url.split_once(':').map_or("", |(scheme, _)| scheme);
        let why = format!("`{scheme}:` names no store; use sqlite:PATH or postgres://…");
        Err(StoreError::Invalid(why))
    }
}

fn file(path: &str) -> Result<Place, StoreError> {
    match path.strip_prefix("//").unwrap_or(path) {
        "" => Err(StoreError::Invalid("`sqlite:` names no file; use sqlite:PATH".to_owned())),
        ":memory:" => Ok(Place::Memory),
        path => Ok(Place::File(path.into())),
    }
}

fn server(url: &str) -> Result<Place, StoreError> {
    let config: Config = url.parse().map_err(|_| {
        let why = "the address is malformed; use postgres://user@host:port/database";
        StoreError::Invalid(why.to_owned())
    })?;
    Ok(Place::Server(Box::new(config)))
}

/// For messages: never with the password.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Memory => f.write_str("sqlite::memory:"),
            Place::File(path) => write!(f, "sqlite:{}", path.display()),
            Place::Server(config) => {
                let host = config.get_hosts().first().map_or("localhost".to_owned(), host);
                let port = config.get_ports().first().unwrap_or(&5432);
                write!(f, "postgres://{host}:{port}/{}", config.get_dbname().unwrap_or(""))
            }
        }
    }
}

fn host(host: &Host) -> String {
    match host {
        Host::Tcp(name) => name.clone(),
        Host::Unix(path) => path.display().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(url: &str) -> String {
        match url.parse::<Place>() {
            Ok(place) => place.to_string(),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn addresses_are_read() {
        assert_eq!(shown("sqlite:tables.db"), "sqlite:tables.db");
        assert_eq!(shown("sqlite:///var/tables.db"), "sqlite:/var/tables.db");
        assert_eq!(shown("sqlite::memory:"), "sqlite::memory:");
        assert!(shown("sqlite:").contains("names no file"));
        assert!(shown("mysql://x").starts_with("`mysql:` names no store"));
    }

    #[test]
    fn no_message_holds_the_password() {
        assert_eq!(shown("postgres://me:secret@db:5433/games"), "postgres://db:5433/games");
        for wrong in ["postgres://me:secret@db:port/games", "postgre://me:secret@db/games"] {
            assert!(!shown(wrong).contains("secret"), "{}", shown(wrong));
        }
    }
}
