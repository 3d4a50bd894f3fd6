//! `GET /api` and `GET /api/openapi.json` — what the interface offers.

use axum::Json;
use axum::response::Html;
use maud::html;
use serde_json::{Value, json};

use crate::page::{Shell, say};
use crate::visitor::Visitor;

/// The methods: name, HTTP method, what it does.
const METHODS: [(&str, &str, &str); 6] = [
    ("status", "get", "Whom the table waits for, what the seat is asked, its revision."),
    ("view", "get", "What the seat, or an onlooker without a token, may know."),
    ("legal", "get", "The options of the seat: action, index, label. Empty if it is not asked."),
    (
        "apply",
        "post",
        "Plays an action at the seat's revision. The same id again gives the same answer.",
    ),
    ("events", "get", "What happened and the seat may hear of, after the first `after` events."),
    (
        "score",
        "get",
        "The score line by line, a solo rival's too; once the game is over, the ranking.",
    ),
];

/// The interface as OpenAPI.
pub(super) async fn openapi() -> Json<Value> {
    let paths: serde_json::Map<String, Value> = METHODS
        .iter()
        .map(|(name, method, does)| {
            let operation = operation(name, does);
            (format!("/api/tables/{{table}}/{name}"), json!({ *method: operation }))
        })
        .collect();
    Json(json!({
        "openapi": "3.1.0",
        "info": {
            "title": "guildhall",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Sit at a table with a seat's token. Forms are those of the engine \
                            protocol, cut to what the seat may know.",
        },
        "components": {
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
            "schemas": {"Error": error_schema()},
        },
        "security": [{"seat": []}, {}],
        "paths": paths,
    }))
}

fn operation(name: &str, does: &str) -> Value {
    let mut parameters = vec![json!({
        "name": "table", "in": "path", "required": true, "schema": {"type": "string"},
    })];
    if name == "events" {
        parameters.push(json!({
            "name": "after", "in": "query", "schema": {"type": "integer", "default": 0},
        }));
    }
    let mut operation = json!({
        "operationId": name,
        "summary": does,
        "parameters": parameters,
        "responses": responses(name),
    });
    if name == "apply" {
        operation["requestBody"] = json!({
            "required": true,
            "content": {"application/json": {"schema": apply_schema()}},
        });
    }
    operation
}

fn responses(name: &str) -> Value {
    let error = json!({
        "application/json": {"schema": {"$ref": "#/components/schemas/Error"}},
    });
    let mut responses = json!({
        "200": {"description": "The answer.", "content": {"application/json": {}}},
        "403": {"description": "The token opens nothing here.", "content": error},
        "404": {"description": "There is no such table.", "content": error},
    });
    if name == "apply" {
        responses["400"] = json!({"description": "The request cannot be read.", "content": error});
        responses["409"] =
            json!({"description": "The seat has seen something new since.", "content": error});
        responses["422"] = json!({"description": "The rules refuse it.", "content": error});
    }
    responses
}

fn apply_schema() -> Value {
    json!({
        "type": "object",
        "required": ["action", "revision"],
        "properties": {
            "action": {
                "description": "Notation or index of an option.",
                "oneOf": [{"type": "string"}, {"type": "integer"}],
            },
            "revision": {"type": "integer", "description": "The seat's revision it was chosen at."},
            "id": {"type": "string", "description": "The sender's own name for it."},
        },
    })
}

fn error_schema() -> Value {
    json!({
        "type": "object",
        "properties": {"error": {
            "type": "object",
            "properties": {
                "code": {"type": "string"},
                "message": {"type": "string"},
                "rule": {"type": "string"},
                "revision": {"type": "integer"},
            },
        }},
    })
}

/// The same for people.
pub(super) async fn page(visitor: Visitor) -> Html<String> {
    let speaker = visitor.speaker();
    let title = say(&speaker, "api");
    let content = html! {
        main class="sheet-page" id="prompt" {
            section class="panel spec" {
                h1 class="title" { (title) }
                p { (say(&speaker, "api-how")) }
                p { a href="/api/openapi.json" { "openapi.json" } }
                dl class="keys" lang="en" {
                    @for (name, method, does) in METHODS {
                        dt { code { (method.to_uppercase()) " /api/tables/{table}/" (name) } }
                        dd { (does) }
                    }
                }
            }
        }
    };
    Shell { visitor: &visitor, title: &title, class: "page", game: None, drawn: &[] }.page(&content)
}
