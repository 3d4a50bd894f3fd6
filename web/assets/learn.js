"use strict";
// Lessons in the browser: a click on a piece is the same as its line in the list of options. Without
// this script the list and the buttons do it all.
(() => {
  const $ = (query, from = document) => from.querySelector(query);
  const form = $("#lesson");

  function choose(action) {
    Object.assign($("input[name=action]", form), { value: action, disabled: false });
    form.submit();
  }

  // Before the table's own script sees it: here nothing is sent to a table.
  function first(event) {
    const played = event.target.closest("[data-play]");
    if (played) return played.dataset.play;
    const piece = event.target.closest("[data-acts]");
    const acts = piece ? JSON.parse(piece.dataset.acts) : [];
    return acts.length === 1 ? acts[0] : null;
  }

  function take(event) {
    const action = first(event);
    if (action === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    choose(action);
  }

  if (form) {
    document.addEventListener("click", take, { capture: true });
    document.addEventListener("keydown", (event) => {
      if ((event.key === "Enter" || event.key === " ") && !event.target.closest("button")) take(event);
    }, { capture: true });
  }

  // What is spoken of is in sight, above the coach's panel of a phone.
  const lit = $(".lit");
  const coach = $(".coach");
  if (lit && coach) {
    const box = lit.getBoundingClientRect();
    const room = innerHeight - (getComputedStyle(coach).position === "fixed" ? coach.offsetHeight : 0);
    if (box.top < 0 || box.bottom > room) scrollBy(0, box.top - Math.max(8, (room - box.height) / 2));
  }

  const print = $("[data-print]");
  if (print) {
    print.hidden = false;
    print.addEventListener("click", () => window.print());
  }
})();
