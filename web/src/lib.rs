//! The table in the browser.
//!
//! [`serve`] answers on a listener from a [`Config`]. A page is a function of what its visitor
//! may know; one event stream a viewer sends the table again whenever that has changed. What a
//! client sends is never trusted beyond "this seat chooses that action at its revision".
//!
//! One route a file in `routes/`, each with its method and path in the first line.

mod access;
mod analyses;
mod app;
mod assets;
mod attentive;
mod audience;
mod campaign;
mod clock;
mod config;
mod doors;
mod fault;
mod guard;
mod keyring;
mod learned;
mod packed;
mod page;
mod patience;
mod posted;
mod proxy;
mod puzzled;
mod rate;
mod routes;
mod seating;
mod secret;
mod server;
mod tables;
mod thinking;
mod upload;
mod visitor;
mod webhook;

pub use app::App;
pub use clock::{Clock, Hand};
pub use config::{BotPace, Config, Limits, Luck};
pub use server::{qr_text, serve};
pub use tables::{Migration, migrate};
pub use webhook::{Webhook, WebhookError};
