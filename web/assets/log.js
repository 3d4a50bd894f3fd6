"use strict";
// The log: the newest lines come with every view, those before when somebody asks for them.
const Log = (() => {
  const list = () => document.querySelector("#log-lines");
  const earlier = () => document.querySelector("#earlier");
  // So near to the end somebody reads the newest line.
  const NEAR = 40;
  let fetching = false;

  const isAtEnd = () => { const lines = list(); return !lines || lines.scrollHeight - lines.scrollTop - lines.clientHeight < NEAR; };
  const toEnd = () => { const lines = list(); if (lines) lines.scrollTop = lines.scrollHeight; };

  // Whether newer views leave this alone: what was fetched is not in them.
  const keeps = (node) => node.id === "earlier" && node.dataset.to !== undefined;

  async function open() {
    const place = earlier();
    if (!place || fetching) return;
    const [from, to] = [Number(place.dataset.to ?? 0), Number(list().dataset.first)];
    const url = new URL(place.dataset.source ??= place.querySelector("a").href);
    url.searchParams.set("from", from);
    url.searchParams.set("to", to);
    fetching = true;
    const answer = await fetch(url, { headers: { "x-part": "1" } }).catch(() => null);
    fetching = false;
    Panel.offline(!answer);
    if (answer?.ok) put(place, from, to, await answer.text());
  }

  // What somebody reads stays where it is.
  function put(place, from, to, html) {
    const lines = list();
    const below = lines.scrollHeight - lines.scrollTop;
    if (from === 0) place.replaceChildren();
    place.insertAdjacentHTML("beforeend", html);
    place.dataset.to = to;
    lines.scrollTop = lines.scrollHeight - below;
  }

  // In a newer view more lines are earlier ones; after something was taken back, fewer.
  function follow() {
    const place = earlier();
    if (place?.dataset.to === undefined) return;
    const behind = Number(list().dataset.first) - Number(place.dataset.to);
    if (behind < 0) delete place.dataset.to;
    if (behind !== 0) open();
  }

  return { isAtEnd, toEnd, keeps, open, follow };
})();
