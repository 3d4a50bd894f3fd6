//! The wire to the driver: JSON over HTTP, as the WebDriver standard has it.

use std::time::Duration;

use serde_json::{Value, json};

/// How long a command may take; the longest are to start a browser on a busy machine, and a script
/// that waits.
const PATIENCE: Duration = Duration::from_secs(180);
/// The key under which the standard passes an element.
pub const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Why the driver did not do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// The standard's word for it: `no such element`.
    pub error: String,
    /// The driver's sentence.
    pub message: String,
}

impl Failed {
    fn new(error: impl Into<String>, message: impl Into<String>) -> Failed {
        Failed { error: error.into(), message: message.into() }
    }

    /// Whether it may work a moment later: the page has just changed under the command, or
    /// something glides over its target.
    pub fn is_passing(&self) -> bool {
        let passing = [
            "no such element",
            "stale element reference",
            "element click intercepted",
            "element not interactable",
        ];
        passing.contains(&self.error.as_str())
    }
}

/// The way to one session of the driver.
pub struct Wire {
    agent: ureq::Agent,
    base: String,
}

impl Wire {
    /// Begins a session with these wishes.
    pub fn begin(driver: &str, wishes: &Value) -> Result<Wire, Failed> {
        let config = ureq::Agent::config_builder();
        let config = config.http_status_as_error(false).timeout_global(Some(PATIENCE)).build();
        let mut wire = Wire { agent: config.into(), base: format!("{driver}/session") };
        let begun = wire.post("", &json!({ "capabilities": { "alwaysMatch": wishes } }))?;
        let id = begun["sessionId"].as_str().unwrap_or_default();
        wire.base = format!("{driver}/session/{id}");
        Ok(wire)
    }

    /// Sends a command.
    pub fn post(&self, path: &str, body: &Value) -> Result<Value, Failed> {
        value(self.agent.post(format!("{}{path}", self.base)).send(body.to_string()))
    }

    /// Ends the session.
    pub fn end(&self) -> Result<Value, Failed> {
        value(self.agent.delete(&self.base).call())
    }
}

type Answer = Result<ureq::http::Response<ureq::Body>, ureq::Error>;

fn value(answer: Answer) -> Result<Value, Failed> {
    let broken = |error: ureq::Error| Failed::new("broken wire", error.to_string());
    let mut answer = answer.map_err(broken)?;
    let fine = answer.status().is_success();
    let text = answer.body_mut().with_config().limit(u64::MAX).read_to_string();
    let mut body: Value = serde_json::from_str(&text.map_err(broken)?)
        .map_err(|error| Failed::new("broken answer", error.to_string()))?;
    let value = body["value"].take();
    if fine {
        return Ok(value);
    }
    let word = |key: &str| value[key].as_str().unwrap_or_default();
    Err(Failed::new(word("error"), word("message")))
}
