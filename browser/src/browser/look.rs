//! What can be seen in a browser, and what it complains of.

use serde_json::{Value, json};

use super::Browser;

impl Browser {
    /// Whether there is such a thing on the page, and it can be seen.
    pub fn shows(&self, css: &str) -> bool {
        let script =
            "return [...document.querySelectorAll(arguments[0])].some(e => e.checkVisibility())";
        self.script(script, &[json!(css)]) == Value::Bool(true)
    }

    /// How many such things are on the page.
    pub fn count(&self, css: &str) -> u64 {
        let script = "return document.querySelectorAll(arguments[0]).length";
        self.script(script, &[json!(css)]).as_u64().unwrap_or_default()
    }

    /// The text of the first such thing; empty if there is none.
    pub fn text(&self, css: &str) -> String {
        self.string("return document.querySelector(arguments[0])?.innerText", css)
    }

    /// Everything that the page holds, also what nobody sees.
    pub fn source(&self) -> String {
        self.string("return document.documentElement.outerHTML", "")
    }

    /// An attribute of the first such thing; empty if there is none.
    pub fn attribute(&self, css: &str, name: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1])";
        self.script(script, &[json!(css), json!(name)]).as_str().unwrap_or_default().to_owned()
    }

    /// The address without the site.
    pub fn path(&self) -> String {
        self.string("return location.pathname + location.search", "")
    }

    /// Whether the page is wider than the window.
    pub fn overflows(&self) -> bool {
        let script = "const e = document.documentElement; return e.scrollWidth > e.clientWidth";
        self.script(script, &[]) == Value::Bool(true)
    }

    fn string(&self, script: &str, css: &str) -> String {
        self.script(script, &[json!(css)]).as_str().unwrap_or_default().to_owned()
    }

    pub(super) fn give_up(&self, what: &str) -> ! {
        let log = self.complaints().join("\n");
        panic!("waited in vain for {what} at {}\n{}\n{log}", self.path(), self.text("body"))
    }

    /// Everything in the console that was not foreseen, and every request to somebody else.
    pub fn complaints(&self) -> Vec<String> {
        let console = self.log("browser").into_iter().filter_map(|line| console_error(&line));
        let console = console.filter(|line| !self.foreseen.iter().any(|part| line.contains(part)));
        let abroad = self.log("performance").into_iter().filter_map(|line| self.abroad(&line));
        console.chain(abroad).collect()
    }

    fn log(&self, kind: &str) -> Vec<Value> {
        match self.done(self.wire.post("/se/log", &json!({ "type": kind })), kind) {
            Value::Array(lines) => lines,
            _ => Vec::new(),
        }
    }

    /// A request to another host, in words.
    fn abroad(&self, line: &Value) -> Option<String> {
        let text = line["message"].as_str()?;
        if !text.contains("Network.requestWillBeSent\"") {
            return None;
        }
        let event: Value = serde_json::from_str(text).ok()?;
        let url = event["message"]["params"]["request"]["url"].as_str()?;
        let goes_out = ["http", "ws", "ftp"].iter().any(|scheme| url.starts_with(scheme));
        let is_ours = url.strip_prefix(&self.site).is_some_and(|rest| rest.starts_with('/'));
        (goes_out && !is_ours).then(|| format!("a request to another host: {url}"))
    }
}

/// What the console holds against the page, in words.
fn console_error(line: &Value) -> Option<String> {
    let (level, message) = (line["level"].as_str()?, line["message"].as_str()?);
    matches!(level, "SEVERE" | "WARNING").then(|| format!("{level}: {message}"))
}
