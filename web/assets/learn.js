"use strict";
// Learning in the browser: moves of a lesson by clicks on its pieces, the tour of a first table, the
// guild master beside a first game. Lessons work without this script by their list and buttons.
(() => {
  const $ = (query, from = document) => from.querySelector(query);
  const $$ = (query, from = document) => [...from.querySelectorAll(query)];

  // ---- lessons -----------------------------------------------------------------------------------

  // What a lesson waits for is known; a puzzle keeps it to itself, and its pieces are chosen as at a
  // real table.
  const form = $("#lesson[data-wants]");
  const wants = form ? JSON.parse(form.dataset.wants) : [];

  function choose(action) {
    Object.assign($("input[name=action]", form), { value: action, disabled: false });
    form.submit();
  }

  // The move of a piece: the one that is waited for if it is among several.
  function moveOf(target) {
    const played = target.closest("[data-play]");
    if (played) return played.dataset.play;
    const piece = target.closest("[data-acts]");
    const acts = piece ? JSON.parse(piece.dataset.acts) : [];
    return acts.find((act) => wants.includes(act)) ?? acts[0] ?? null;
  }

  // Before the table's own script sees it: here nothing is sent to a table.
  function take(event) {
    const action = moveOf(event.target);
    if (action === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    choose(action);
  }

  if (form) {
    document.addEventListener("click", take, { capture: true });
    document.addEventListener("keydown", (event) => {
      if ((event.key === "Enter" || event.key === " ") && !event.target.closest("button, summary")) take(event);
    }, { capture: true });
  }

  // What is spoken of is in sight, above the coach's panel of a phone; of a field and the die that lies
  // there, the die.
  const area = (piece) => { const box = piece.getBoundingClientRect(); return box.width * box.height || Infinity; };
  const spoken = [...document.querySelectorAll(".spoken")].sort((a, b) => area(a) - area(b))[0];
  const coach = $(".coach");
  if (spoken && coach) {
    const box = spoken.getBoundingClientRect();
    const room = innerHeight - (getComputedStyle(coach).position === "fixed" ? coach.offsetHeight : 0);
    if (box.top < 0 || box.bottom > room) scrollBy(0, box.top - Math.max(8, (room - box.height) / 2));
  }

  // ---- what this browser has seen ------------------------------------------------------------------

  const keep = {
    get: (name, otherwise = null) => { try { return localStorage.getItem(name); } catch { return otherwise; } },
    set: (name, value) => { try { localStorage.setItem(name, value); } catch { /* then it is asked again */ } },
  };

  function bubble(id, onward, never) {
    const box = $(`#${id}`);
    if (!box) return null;
    $("[data-onward]", box).addEventListener("click", onward);
    $("[data-never]", box).addEventListener("click", never);
    return {
      say(words) { box.hidden = false; $(".words", box).textContent = words; },
      hide() { box.hidden = true; },
      onward: $("[data-onward]", box),
      shows: () => !box.hidden,
    };
  }

  // ---- the tour of a first table ---------------------------------------------------------------------

  const stops = $$("#tour-stops li");
  let stop = -1;
  const tour = bubble("tour", () => nextStop(), () => endTour());

  const ring = $("#tour-ring");
  const partAt = (place) => (stops[place] ? $(stops[place].dataset.partOf) : null);
  const isThere = (place) => (partAt(place)?.getClientRects().length ?? 0) > 0;

  // The ring lies over the part that is spoken of, wherever the page puts it.
  function encircle() {
    const box = tour?.shows() && isThere(stop) ? partAt(stop).getBoundingClientRect() : null;
    if (ring.hidden !== !box) ring.hidden = !box;
    if (!box) return;
    const room = { left: box.left - 4, top: box.top - 4, width: box.width + 8, height: box.height + 8 };
    const zoom = ring.currentCSSZoom ?? 1;
    for (const [side, length] of Object.entries(room)) ring.style[side] = `${length / zoom}px`;
  }

  function nextStop() {
    do stop += 1; while (stop < stops.length && !isThere(stop));
    if (stop >= stops.length) return endTour();
    tour.say(stops[stop].textContent);
    const last = !stops.some((_, place) => place > stop && isThere(place));
    if (last) tour.onward.textContent = $("#tour-end").value;
    encircle();
  }

  function endTour() {
    keep.set("toured", "1");
    tour.hide();
    encircle();
    explain();
  }

  // ---- the guild master beside a first game ---------------------------------------------------------

  const table = document.body.dataset.table;
  const game = document.body.classList[1] ?? "";
  const guide = bubble("guide", () => guide.hide(), () => { keep.set(`guide ${table}`, ""); guide.hide(); });

  $("#first-game")?.addEventListener("submit", () => keep.set("guide next", "1"));
  if (table && guide && keep.get("guide next") === "1") {
    keep.set("guide next", "");
    keep.set(`guide ${table}`, "1");
  }

  // What cannot be read starts anew.
  function explained() {
    try {
      const told = JSON.parse(keep.get(`explained ${game}`) ?? "[]");
      return Array.isArray(told) ? told : [];
    } catch { return []; }
  }

  // The first kind of move among the options that was not explained before in this game.
  function explain() {
    if (!guide || tour.shows() || keep.get(`guide ${table}`) !== "1") return;
    const told = explained();
    const helps = $$("#options [data-act]").map((row) => row.dataset.help || row.title);
    const fresh = helps.find((help) => help && !told.includes(help));
    if (!fresh) return;
    keep.set(`explained ${game}`, JSON.stringify([...told, fresh]));
    guide.say(fresh);
  }

  if (table && tour) {
    if (keep.get("toured", "1") !== "1" && $("#options")) nextStop();
    else explain();
    new MutationObserver(() => { encircle(); guide.shows() || explain(); }).observe(document.body, { childList: true, subtree: true });
    for (const way of ["scroll", "resize"]) addEventListener(way, encircle, { passive: true });
  }

  // ---- the rulebook ----------------------------------------------------------------------------------

  const print = $("[data-print]");
  if (print) {
    print.hidden = false;
    print.addEventListener("click", () => window.print());
  }
})();
