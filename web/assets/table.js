"use strict";
// The table in the browser: keeps the page up to date, sends decisions, and lets the keyboard do
// what the mouse does. Everything it shows comes from the server.
(() => {
  const body = document.body;
  const table = body.dataset.table;
  const $ = (query, from = document) => from.querySelector(query);
  const $$ = (query, from = document) => [...from.querySelectorAll(query)];
  const main = () => $("#table");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const { offline, openPart, about } = Panel;
  const HIDDEN_EVERY = 15000;
  const RETRY_EVERY = 2000;
  const DOUBLE_CLICK = 400;

  // ---- the newest view -------------------------------------------------------------------------

  let stream = null;
  const views = [];
  let busy = false;
  let speaksAs = new URLSearchParams(location.search).get("as");
  const address = (path) => `/t/${table}${path}` + (speaksAs === null ? "" : `?as=${speaksAs}`);
  // The mark of what is shown: the stream need not send it again.
  let seen = $("#seen")?.value ?? "";

  function listen() {
    stream?.close();
    const url = address("/stream");
    stream = new EventSource(`${url}${url.includes("?") ? "&" : "?"}seen=${seen}`);
    stream.addEventListener("table", (event) => { views.push(event.data); seen = event.lastEventId; show(); });
    // The host, who deleted it, is on his way to the lobby.
    stream.addEventListener("gone", () => { stream.close(); setTimeout(() => location.reload(), RETRY_EVERY); });
    stream.onopen = () => offline(false);
    stream.onerror = () => {
      offline(true);
      if (stream.readyState === EventSource.CLOSED) setTimeout(() => document.hidden || listen(), RETRY_EVERY);
    };
  }

  // Views come one by one, each seen for a moment; the one that answers an own decision comes at once,
  // and whatever others do after it does not.
  // None waits for the pieces of the one before to arrive: what is clicked is always the newest.
  async function show() {
    if (busy) return;
    busy = true;
    while (views.length) {
      if (awaited && revision() === sent.seen) Pacing.skip();
      await Pacing.turn(views.length);
      const began = performance.now();
      await put(Pacing.next(views));
      await Pacing.shown(began);
    }
    busy = false;
  }

  async function put(view) {
    const [asked, question] = [isAsked(), asks()];
    name();
    if (!document.hidden && !calm.matches && document.startViewTransition) {
      const transition = document.startViewTransition(() => { morph(view); name(); });
      for (const step of [transition.ready, transition.finished]) step.catch(() => {});
      await transition.updateCallbackDone.catch(() => {});
    } else {
      morph(view);
    }
    Sounds.heard(isAsked() && !asked ? "turn" : "moved");
    if (isAsked() && asks() !== question) present();
  }

  const asks = () => $("#prompt .ask strong")?.textContent;
  // What may be chosen for a new question comes into sight by itself.
  const present = () => Choosing.present(choices().filter((one) => one.dataset.acts));

  const isAsked = () => $("#act") !== null;

  // A part of a page that the server changes: the way to another game, an analysis in the making.
  function follow(part) {
    const { follow: from, seen, into } = part.dataset;
    const news = new EventSource(`${from}${from.includes("?") ? "&" : "?"}seen=${seen ?? ""}`);
    news.addEventListener("table", (event) => Idiomorph.morph($(`#${into}`), event.data, { morphStyle: "outerHTML", ignoreActiveValue: true }));
    news.addEventListener("gone", () => news.close());
  }

  // The coach's word about the last turn is asked for once, and put back into every newer view.
  const words = new Map();
  async function hearCoach() {
    const place = $("#coach-word");
    if (!place) return;
    const { coach: from, line } = place.dataset;
    if (!words.has(line)) {
      words.clear();
      words.set(line, "");
      const answer = await fetch(from, { headers: { "x-part": "1" } }).catch(() => null);
      words.set(line, answer?.ok ? await answer.text() : "");
    }
    const now = $("#coach-word");
    if (now?.dataset.line === line) now.innerHTML = words.get(line);
  }

  function morph(html) {
    closeMenu();
    const inHand = Choosing.inHand();
    const atEnd = Log.isAtEnd();
    Choosing.release();
    Choosing.hideCard();
    const focused = byKeys && main().contains(document.activeElement) ? Keys.middle(document.activeElement) : null;
    // What is being typed stays; the button that was just pressed must get its new value.
    const ignoreActiveValue = document.activeElement?.tagName === "INPUT";
    Idiomorph.morph(main(), html, { morphStyle: "outerHTML", ignoreActiveValue, callbacks: { beforeAttributeUpdated: keepOpen, beforeNodeMorphed: (node) => !Log.keeps(node) } });
    document.title = `${main().dataset.title} · guildhall`;
    Clocks.start();
    if (revision() >= awaited) expect(0);
    markTab();
    Choosing.takeUp(inHand);
    hearCoach();
    next();
    force();
    if (focused && document.activeElement === body) Keys.nearest(choices(), ([x, y]) => Math.hypot(x - focused[0], y - focused[1]))?.focus();
    if (atEnd) Log.toEnd();
    Log.follow();
  }

  // What a person has opened stays open.
  const keepOpen = (attribute, node) => !(attribute === "open" && node.tagName === "DETAILS" && node.id !== "options");

  // Pieces in HTML glide by their id; a stylesheet that can do it alone needs no help.
  const named = CSS.supports("view-transition-name", "attr(id type(<custom-ident>))");
  function name() {
    if (named) return;
    for (const piece of $$(".tok[id], .slot[id], .glides[id]")) piece.style.viewTransitionName = piece.id;
  }

  // A hidden tab asks now and then, enough for its title to say whose turn it is.
  async function peek() {
    if (!document.hidden) return;
    try {
      const page = await (await fetch(address(""))).text();
      const title = /data-title="([^"]*)"/.exec(page);
      if (title) document.title = new DOMParser().parseFromString(title[1], "text/html").body.textContent;
    } catch { /* the next look will tell */ }
  }

  // ---- sending ---------------------------------------------------------------------------------

  const says = (text) => $("#notice").dataset[text];
  const fresh = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

  // What cannot be sent now is sent when the connection is back, under the same id: if it had
  // arrived, nothing happens twice.
  async function post(url, fields) {
    fields.id ??= fresh();
    const body = JSON.stringify(fields);
    const headers = { "content-type": "application/json", accept: "application/json" };
    let answer;
    while (!answer) {
      try {
        answer = await fetch(url, { method: "POST", headers, body });
      } catch {
        offline(true);
        notice({ message: says("unsent") });
        await new Promise((after) => setTimeout(after, RETRY_EVERY));
      }
    }
    if (answer.ok) { notice(null); return answer.json(); }
    const { error } = await answer.json().catch(() => ({ error: { message: answer.statusText } }));
    if (error.code === "stale" && url.endsWith("/act")) return { stale: true };
    notice(error, url);
  }

  // One decision at a time: what is chosen meanwhile waits for the view that it leads to. There it
  // is still right, and counts, or it is not, and that is said.
  let awaited = 0;
  const waiting = [];
  // What was sent last: the second click of a double one is no other decision, unless it was made on
  // a newer view.
  let sent = { action: null, seen: 0, at: 0 };
  const revision = () => Number(main().dataset.revision ?? Infinity);

  // The view that a decision leads to; 0 for none. The page shows that something is on its way.
  function expect(view) {
    awaited = view;
    body.toggleAttribute("data-sending", awaited > 0);
  }

  async function act(action) {
    Choosing.hideCard();
    const puzzle = $("#lesson");
    if (puzzle) {
      Object.assign($("input[name=action]", puzzle), { value: action, disabled: false });
      return void puzzle.submit();
    }
    const again = action === sent.action && revision() === sent.seen && performance.now() - sent.at < DOUBLE_CLICK;
    if (awaited) return void (again || waiting.push(action));
    const seen = revision();
    sent = { action, seen, at: performance.now() };
    clearTimeout(forcing);
    tookBack = false;
    expect(Infinity);
    const seat = Number(main().dataset.seat);
    const answer = await post(`/t/${table}/act`, { seat, revision: seen, action });
    if (answer?.stale) waiting.unshift(action);
    expect(answer?.stale ? seen + 1 : answer?.revision ?? 0);
    if (revision() >= awaited) { expect(0); next(); force(); }
  }

  function next() {
    if (awaited || !waiting.length) return;
    const action = waiting.shift();
    if (Choosing.isOffered(action)) return void act(action);
    waiting.length = 0;
    notice({ message: says("late") });
  }

  // What is the only choice is played by itself, a moment later, and not again if it was taken back.
  let forcing = 0;
  let tookBack = false;
  function force() {
    clearTimeout(forcing);
    const { play } = $("#forced")?.dataset ?? {};
    const at = revision();
    if (play && !tookBack) forcing = setTimeout(() => { if (!awaited && revision() === at) act(play); }, Pacing.glance());
  }

  function notice(error, url = "") {
    const box = $("#notice");
    box.hidden = !error;
    if (!error) return;
    $("b", box).textContent = error.message;
    $("[data-ask]", box).hidden = !(error.code === "undo" && url.endsWith("/undo"));
  }

  // ---- where things are ------------------------------------------------------------------------

  const { closeMenu } = Choosing;
  const choices = Choosing.all;
  const choose = (element) => Choosing.choose(element, { byKeys, play: act });

  // ---- mouse and touch ---------------------------------------------------------------------------

  document.addEventListener("click", (event) => {
    const on = (query) => event.target.closest(query);
    const chosen = on("[data-acts]");
    if (chosen) { event.preventDefault(); return choose(chosen); }
    const played = on("[data-play]");
    if (played) { closeMenu(); $("#panel").close(); return act(played.dataset.play); }
    const other = on("[data-as]");
    if (other && table) {
      event.preventDefault();
      speaksAs = other.dataset.as;
      history.replaceState(null, "", address(""));
      return listen();
    }
    const earlier = on("a[data-earlier]");
    if (earlier) { event.preventDefault(); return void Log.open(); }
    const part = on("a[data-part], a[data-rule]");
    if (part && !event.ctrlKey && !event.metaKey) { event.preventDefault(); return openPart(part.href); }
    const seat = on(".seat[data-mat] > summary");
    if (seat && table) { event.preventDefault(); return openPart(`/t/${table}/mat/${seat.parentElement.dataset.mat}`); }
    const tab = on("[role=tab][data-tab]");
    if (tab) { event.preventDefault(); return showTab(tab.dataset.tab); }
    const copy = on("[data-copy]");
    if (copy) return void navigator.clipboard?.writeText(copy.dataset.copy);
    const pace = on("[data-pace]");
    if (pace) return Pacing.choose(pace.dataset.pace);
    if (on("[data-sound]")) return Sounds.toggle();
    if (on("[data-dismiss]")) return notice(null);
    if (on("[data-ask]")) return post(`/t/${table}/undo`, { seat: Number(main().dataset.seat), revision: revision(), ask: true });
    if (!on("#menu")) closeMenu();
    if (Choosing.release()) return;
    const explained = on("[data-about]");
    if (explained && !on("a, button, summary, input, label")) about(explained);
  });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    const fields = Object.fromEntries(new FormData(form, event.submitter));
    for (const [key, value] of Object.entries(fields)) {
      if (key === "seat" || key === "revision") fields[key] = Number(value);
      if (value === "true" || value === "false") fields[key] = value === "true";
    }
    if (form.id === "act") { event.preventDefault(); $("#options").open = false; act(String(fields.action)); }
    else if (form.dataset.why) {
      event.preventDefault();
      notice({ message: form.dataset.why, code: form.dataset.code }, "/undo");
    } else if (form.dataset.send !== undefined) {
      event.preventDefault();
      tookBack ||= form.id === "undo";
      post(form.getAttribute("action"), fields);
      if (form.dataset.send === "clear") form.reset();
    } else if (form.getAttribute("action") === "/settings") {
      const back = document.createElement("input");
      Object.assign(back, { type: "hidden", name: "back", value: location.pathname + location.search });
      form.append(back);
    }
  });

  document.addEventListener("change", (event) => {
    if (event.target.dataset.href) location.href = event.target.dataset.href;
  });

  function markTab() {
    for (const one of $$("[data-tab][role=tab]")) one.setAttribute("aria-selected", String(one.dataset.tab === body.dataset.tab));
  }

  function showTab(tab) {
    body.dataset.tab = tab;
    markTab();
    if (tab === "chat") $("#chat-text")?.focus();
  }

  // ---- keyboard ----------------------------------------------------------------------------------

  const KEYS = {
    o: () => { const list = $("#options"); if (list) { list.open = !list.open; $("button", list)?.focus(); } },
    u: () => $("#undo button")?.click(),
    y: () => $("#redo button")?.click(),
    h: () => $("#hint")?.click(),
    l: () => showTab("log"),
    c: () => showTab("chat"),
    s: () => Pacing.skip(),
    "?": () => openPart("/help"),
    Escape: () => {
      const list = $("#options[open]");
      if (closeMenu() || Choosing.release()) return;
      if (list) list.open = false;
      else if ($("#panel").open) $("#panel").close();
      else notice(null);
    },
  };

  let byKeys = false;
  document.addEventListener("pointerdown", () => { byKeys = false; }, { capture: true });
  document.addEventListener("keydown", (event) => {
    byKeys = true;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target.closest("input:not([type=radio], [type=checkbox]), select, textarea");
    if (typing && event.key !== "Escape") return;
    const shape = event.target.closest("[data-acts]");
    if (shape && shape.tagName !== "BUTTON" && (event.key === "Enter" || event.key === " ")) choose(shape);
    else if (Keys.within(event.key)) { /* done */ }
    else if (table && Keys.leads(event.key) && !event.target.closest("[role=log]")) Keys.step(event.key);
    else if (KEYS[event.key]) KEYS[event.key]();
    else return;
    event.preventDefault();
  });

  // ---- start -------------------------------------------------------------------------------------

  showTab("log");
  Log.toEnd();
  hearCoach();
  $$("[data-follow]").forEach(follow);
  if (table) {
    listen();
    force();
    if (!location.hash) present();
    Pacing.mark();
    setInterval(Clocks.count, 1000);
    setInterval(peek, HIDDEN_EVERY);
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) stream?.close();
      else listen();
    });
  }
})();
