//! A browser: a window of its own, with cookies of its own.

mod look;

use std::fmt::Display;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{fs, thread};

use base64::Engine;
use serde_json::{Value, json};

use crate::driver::{CHROMIUM, Driver};
use crate::memory;
use crate::wire::{ELEMENT, Failed, Wire};

/// How long a test waits for what should happen at once: a machine that is busy with other things
/// is late, and not wrong.
const PATIENCE: Duration = Duration::from_secs(90);
/// The same for a script that waits by itself, in milliseconds; more than such a script waits.
const SCRIPT_PATIENCE: u64 = 120_000;
/// How long it rests between two looks at first; later a twentieth of the time it has waited.
const LOOK_AGAIN: Duration = Duration::from_millis(15);

/// The size of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Its width in CSS pixels.
    pub width: u32,
    /// Its height in CSS pixels.
    pub height: u32,
    /// Whether it is a phone: touched with fingers.
    pub touch: bool,
}

impl Size {
    /// A small laptop.
    pub const DESK: Size = Size { width: 1366, height: 768, touch: false };
    /// A phone.
    pub const PHONE: Size = Size { width: 390, height: 844, touch: true };
    /// A large screen, and a very large one.
    pub const WIDE: [Size; 2] = [
        Size { width: 1920, height: 1080, touch: false },
        Size { width: 2560, height: 1440, touch: false },
    ];
    /// The same phone, turned.
    pub const LANDSCAPE: Size = Size { width: 844, height: 390, touch: true };
}

/// What a browser is started with.
#[derive(Clone, Copy, Debug)]
pub struct Wishes {
    /// The size of its window.
    pub size: Size,
    /// Whether the system asks for a dark page.
    pub dark: bool,
    /// The languages that it asks for.
    pub languages: &'static str,
    /// Whether the system asks for less motion.
    pub still: bool,
}

impl Default for Wishes {
    fn default() -> Wishes {
        Wishes { size: Size::DESK, dark: false, languages: "en", still: true }
    }
}

/// A browser at a site. When it is dropped after a test that has passed, it must not have
/// complained, nor have asked any other host for anything.
pub struct Browser {
    wire: Wire,
    site: String,
    profile: PathBuf,
    /// Parts of complaints that the test has foreseen.
    foreseen: Vec<String>,
}

impl Browser {
    /// A browser on the first page of a site, of somebody who has seen the tour of the table; `None`
    /// if browsers were asked to be left out.
    pub fn open(site: &str, wishes: Wishes) -> Option<Browser> {
        let browser = Browser::of_newcomer(site, wishes)?;
        browser.script("localStorage.setItem('toured', '1')", &[]);
        Some(browser)
    }

    /// A browser with an empty profile, on the first page of a site; `None` if browsers were
    /// asked to be left out.
    pub fn of_newcomer(site: &str, wishes: Wishes) -> Option<Browser> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let driver = Driver::shared()?;
        let profile = driver.folder().join(COUNT.fetch_add(1, Ordering::Relaxed).to_string());
        let begun = Wire::begin(&driver.url(), &capabilities(&profile, wishes));
        let wire = begun.unwrap_or_else(|why| panic!("no browser: {why:?}"));
        let browser = Browser { wire, site: site.to_owned(), profile, foreseen: Vec::new() };
        browser.resize(wishes.size);
        browser.dim(wishes.dark);
        browser.visit("/");
        Some(browser)
    }

    /// Changes the size of the window.
    pub fn resize(&self, size: Size) {
        let metrics = json!({
            "width": size.width, "height": size.height, "deviceScaleFactor": 1, "mobile": size.touch,
        });
        self.devtool("Emulation.setDeviceMetricsOverride", &metrics);
        self.devtool("Emulation.setTouchEmulationEnabled", &json!({ "enabled": size.touch }));
        // What depends on the size is decided when the next frame is drawn.
        self.ask("const [done] = arguments; requestAnimationFrame(() => setTimeout(done))", &[]);
    }

    /// Lets the system ask for dark pages, or for light ones.
    pub fn dim(&self, dark: bool) {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.devtool("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// Shows pages as they come out of a printer, or on the screen again.
    pub fn print(&self, yes: bool) {
        let medium = if yes { "print" } else { "" };
        self.devtool("Emulation.setEmulatedMedia", &json!({ "media": medium }));
    }

    /// Lets everything that moves take so much longer.
    pub fn slow_down(&self, times: f64) {
        self.devtool("Animation.enable", &json!({}));
        self.devtool("Animation.setPlaybackRate", &json!({ "playbackRate": 1.0 / times }));
    }

    /// Empties its store of files that it has seen.
    pub fn forget(&self) {
        self.devtool("Network.clearBrowserCache", &json!({}));
    }

    /// Goes to a page of the site, and waits until all of it was read: the driver comes back earlier
    /// at times.
    pub fn visit(&self, path: &str) {
        let url = format!("{}{path}", self.site);
        self.done(self.wire.post("/url", &json!({ "url": url })), path);
        self.wait("the whole page", |_| true);
    }

    /// Loads the page again, and waits until all of it was read: the one before is whole too, and
    /// is told by a mark.
    pub fn reload(&self) {
        self.script("window.isLeft = true", &[]);
        self.done(self.wire.post("/refresh", &json!({})), "reload");
        self.wait("the page again", |browser| {
            browser.try_script("return window.isLeft", &[]).is_ok_and(|left| left.is_null())
        });
    }

    /// Clicks on the first thing of this kind, once it can be clicked.
    pub fn click(&self, css: &str) {
        let clicked = self.until(&format!("a click on {css}"), || match self.try_click(css) {
            Err(why) if why.is_passing() => None,
            answer => Some(answer),
        });
        self.done(clicked, css);
    }

    /// Clicks on the first thing of this kind, if it can be clicked now.
    ///
    /// # Errors
    /// If there is none, or something lies over it.
    pub fn try_click(&self, css: &str) -> Result<(), Failed> {
        let found =
            self.wire.post("/element", &json!({ "using": "css selector", "value": css }))?;
        self.try_click_on(&found)
    }

    /// Clicks on an element that a script has returned, if it can be clicked now.
    ///
    /// # Errors
    /// If it is gone, or something lies over it.
    pub fn try_click_on(&self, element: &Value) -> Result<(), Failed> {
        let id = element[ELEMENT].as_str().unwrap_or_default();
        self.wire.post(&format!("/element/{id}/click"), &json!({})).map(drop)
    }

    /// Clicks with the mouse on a point of the window, whatever lies there.
    pub fn click_at(&self, x: f64, y: f64) {
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.devtool("Input.dispatchMouseEvent", &event);
        }
    }

    /// Lays the mouse into the corner, where there is nothing. Where it lies over something of a page,
    /// the browser tells the page so, sooner or later.
    pub fn lay_mouse_aside(&self) {
        let corner = json!({ "type": "mouseMoved", "x": 0, "y": 0 });
        self.devtool("Input.dispatchMouseEvent", &corner);
    }

    /// Lays two fingers on the window and moves them apart, or together.
    pub fn pinch(&self, from: [(f64, f64); 2], to: [(f64, f64); 2]) {
        let spots = |spots: [(f64, f64); 2]| spots.map(|(x, y)| json!({ "x": x, "y": y }));
        let steps: [(&str, Vec<Value>); 3] = [
            ("touchStart", spots(from).to_vec()),
            ("touchMove", spots(to).to_vec()),
            ("touchEnd", Vec::new()),
        ];
        for (kind, points) in steps {
            let event = json!({ "type": kind, "touchPoints": points });
            self.devtool("Input.dispatchTouchEvent", &event);
        }
    }

    /// The cookies that it sends to the site, as a request has them.
    pub fn cookies(&self) -> String {
        let known = self.devtool("Network.getCookies", &json!({ "urls": [self.site] }));
        let each = known["cookies"].as_array().into_iter().flatten().filter_map(|cookie| {
            Some(format!("{}={}", cookie["name"].as_str()?, cookie["value"].as_str()?))
        });
        each.collect::<Vec<_>>().join("; ")
    }

    /// Presses and releases keys, one after the other, wherever the focus is.
    pub fn press(&self, keys: &str) {
        let strokes: Vec<Value> = keys
            .chars()
            .flat_map(|key| {
                ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key.to_string() }))
            })
            .collect();
        let source = json!({ "type": "key", "id": "keyboard", "actions": strokes });
        self.done(self.wire.post("/actions", &json!({ "actions": [source] })), keys);
    }

    /// What a script returns.
    pub fn script(&self, script: &str, arguments: &[Value]) -> Value {
        let body = json!({ "script": script, "args": arguments });
        self.done(self.wire.post("/execute/sync", &body), script)
    }

    /// What a script hands to its last argument, sooner or later.
    pub fn ask(&self, script: &str, arguments: &[Value]) -> Value {
        let body = json!({ "script": script, "args": arguments });
        self.done(self.wire.post("/execute/async", &body), script)
    }

    /// What a script returns, if what it is about is still there.
    ///
    /// # Errors
    /// If the page has changed meanwhile.
    pub fn try_script(&self, script: &str, arguments: &[Value]) -> Result<Value, Failed> {
        self.wire.post("/execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// A picture of the window as WebP.
    pub fn picture(&self) -> Vec<u8> {
        let taken =
            self.devtool("Page.captureScreenshot", &json!({ "format": "webp", "quality": 80 }));
        let text = taken["data"].as_str().unwrap_or_default();
        base64::engine::general_purpose::STANDARD.decode(text).expect("the browser encodes it so")
    }

    /// Waits until something holds on a page of which all was read: before that its scripts hear
    /// nothing.
    ///
    /// # Panics
    /// If it does not hold in time.
    pub fn wait(&self, what: &str, mut holds: impl FnMut(&Browser) -> bool) {
        self.until(what, || (self.is_whole() && holds(self)).then_some(()));
    }

    fn is_whole(&self) -> bool {
        let state = self.try_script("return document.readyState", &[]);
        state.is_ok_and(|state| state == "complete")
    }

    /// Waits until there is something, and returns it.
    ///
    /// # Panics
    /// If there is nothing in time.
    pub fn until<T>(&self, what: &str, mut look: impl FnMut() -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            if let Some(found) = look() {
                return found;
            }
            if start.elapsed() > PATIENCE {
                self.give_up(what);
            }
            thread::sleep(LOOK_AGAIN.max(start.elapsed() / 20));
        }
    }

    /// Foresees complaints of the browser that have this part: a refused request is one.
    pub fn foresee(&mut self, part: &str) {
        self.foreseen.push(part.to_owned());
    }

    fn devtool(&self, command: &str, parameters: &Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        self.done(self.wire.post("/goog/cdp/execute", &body), command)
    }

    fn done<T>(&self, answer: Result<T, Failed>, what: impl Display) -> T {
        answer.unwrap_or_else(|why| panic!("{what}: {}: {}", why.error, why.message))
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let complaints = if thread::panicking() { Vec::new() } else { self.complaints() };
        // A browser that is gone already has nothing to end.
        let _ = self.wire.end();
        let _ = fs::remove_dir_all(&self.profile);
        assert!(complaints.is_empty(), "the browser complains:\n{}", complaints.join("\n"));
    }
}

fn capabilities(profile: &std::path::Path, wishes: Wishes) -> Value {
    let mut flags: Vec<String> = [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--hide-scrollbars",
        // Letters are as wide as in a window.
        "--font-render-hinting=none",
    ]
    .map(str::to_owned)
    .to_vec();
    if !memory::has_room() {
        flags.push("--disable-dev-shm-usage".to_owned());
    }
    flags.push(format!("--user-data-dir={}", profile.display()));
    flags.push(format!("--accept-lang={}", wishes.languages));
    flags.push(format!("--window-size={},{}", wishes.size.width, wishes.size.height));
    if wishes.still {
        flags.push("--force-prefers-reduced-motion".to_owned());
    }
    json!({
        "browserName": "chrome-headless-shell",
        "timeouts": { "script": SCRIPT_PATIENCE },
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        "goog:chromeOptions": {
            "binary": CHROMIUM,
            "args": flags,
            "perfLoggingPrefs": { "enableNetwork": true, "enablePage": false },
        },
    })
}
