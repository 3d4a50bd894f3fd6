"use strict";
// The replay of a finished game: a slider, play and pause, arrow keys and bookmarks, without a new
// page for every step.
(() => {
  const $ = (query) => document.querySelector(query);
  const slider = () => $("#moment");
  if (!slider()) return;
  // So long a moment is seen while the replay plays.
  const PAUSE = 700;
  const shelf = `moments ${location.pathname}`;

  const at = () => Number(slider().value);
  const rounds = () => JSON.parse(slider().dataset.rounds);
  let busy = false;
  let wanted = null;
  let playing = 0;

  async function go(to) {
    wanted = Math.max(0, Math.min(Number(slider().max), to));
    if (busy) return;
    busy = true;
    while (wanted !== null) await show(wanted);
    busy = false;
  }

  async function show(moment) {
    wanted = null;
    const url = `${location.pathname}?at=${moment}`;
    const text = await fetch(url).then((answer) => answer.text(), () => null);
    Panel.offline(text === null);
    const table = text && new DOMParser().parseFromString(text, "text/html").querySelector("#table");
    if (!table) return pause();
    Idiomorph.morph($("#table"), table.outerHTML, { morphStyle: "outerHTML", callbacks: { beforeNodeMorphed: (node) => !Log.keeps(node) } });
    slider().value = moment;
    history.replaceState(null, "", url);
    Log.toEnd();
    Log.follow();
    mark();
  }

  function play() {
    if (at() >= Number(slider().max)) go(0);
    playing = setInterval(() => { if (busy) return; if (at() >= Number(slider().max)) pause(); else go(at() + 1); }, PAUSE);
    mark();
  }

  function pause() {
    clearInterval(playing);
    playing = 0;
    mark();
  }

  const byRound = (turn) => (turn > 0 ? rounds().find((one) => one > at()) : rounds().findLast((one) => one < at())) ?? (turn > 0 ? Number(slider().max) : 0);

  // ---- bookmarks -----------------------------------------------------------------------------------

  const kept = () => JSON.parse(localStorage.getItem(shelf) ?? "[]");

  function keep() {
    const list = kept();
    const without = list.filter((one) => one !== at());
    const next = without.length < list.length ? without : [...list, at()].sort((a, b) => a - b);
    localStorage.setItem(shelf, JSON.stringify(next));
    mark();
  }

  function mark() {
    $("#play")?.setAttribute("aria-pressed", String(playing !== 0));
    $("#keep")?.setAttribute("aria-pressed", String(kept().includes(at())));
    $("#kept")?.replaceChildren(...kept().map((moment) => {
      const link = document.createElement("a");
      link.href = `${location.pathname}?at=${moment}`;
      link.dataset.at = moment;
      link.textContent = moment;
      return link;
    }));
  }

  document.addEventListener("input", (event) => { if (event.target === slider()) { pause(); go(at()); } });
  document.addEventListener("click", (event) => {
    const step = event.target.closest("a[data-at]");
    if (step && !event.ctrlKey && !event.metaKey) { event.preventDefault(); pause(); return void go(Number(step.dataset.at)); }
    if (event.target.closest("#play")) return playing ? pause() : play();
    if (event.target.closest("#keep")) keep();
  });

  const KEYS = {
    ArrowLeft: () => go(at() - 1), ArrowRight: () => go(at() + 1),
    PageUp: () => go(byRound(-1)), PageDown: () => go(byRound(1)),
    Home: () => go(0), End: () => go(Number(slider().max)),
    " ": () => (playing ? pause() : play()),
  };
  document.addEventListener("keydown", (event) => {
    // A slider moves by itself, and the space bar presses what has the focus.
    const own = event.key === " " ? "input, select, button, summary, a" : "input, select";
    if (!KEYS[event.key] || event.ctrlKey || event.metaKey || event.altKey || event.target.closest(own)) return;
    event.preventDefault();
    if (event.key !== " ") pause();
    KEYS[event.key]();
  });
  mark();
})();
