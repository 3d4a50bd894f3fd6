"use strict";
// What may be chosen, and how: a piece with one meaning plays it, one that leads to other pieces
// lights them, one with several meanings on one spot opens a menu. The card beside the pointer says
// what comes of it. Nothing here knows a game: all of it follows from the lists of the pieces.
const Choosing = (() => {
  const $ = (query, from = document) => from.querySelector(query);
  const $$ = (query, from = document) => [...from.querySelectorAll(query)];
  // More lines than this no card has.
  const CARD_LINES = 6;
  // How long a pointer rests before a card comes.
  const REST = 180;

  const acts = (element) => JSON.parse(element.dataset.acts);
  const row = (action) => $(`#options [data-act="${CSS.escape(action)}"]`);
  const isOffered = (action) => row(action) !== null;
  const all = () => $$("#table [data-acts], #act > button").filter((one) => one.getClientRects().length);

  // ---- a piece that leads to others ----------------------------------------------------------------

  let held = null;

  // The pieces that stand for a part of these actions; none if one of them is found nowhere else.
  function targets(element, list) {
    const apart = (one) => one !== element && !one.contains(element) && !element.contains(one);
    const pieces = $$("#table [data-acts]").filter((one) => apart(one) && one.getClientRects().length);
    const shares = pieces.map((one) => [one, acts(one).filter((action) => list.includes(action))]);
    const parts = shares.filter(([, share]) => share.length > 0 && share.length < list.length);
    const reached = new Set(parts.flatMap(([, share]) => share));
    return list.every((action) => reached.has(action)) ? parts.map(([one]) => one) : [];
  }

  function hold(element, list, lit) {
    release();
    held = { element, list };
    $("#table").classList.add("leading");
    element.classList.add("held");
    for (const one of lit) one.classList.add("lit");
    const lead = $("#lead");
    if (lead) lead.hidden = false;
    reveal(lit);
  }

  function release() {
    if (!held) return false;
    held = null;
    $("#table")?.classList.remove("leading");
    for (const one of $$(".held, .lit")) one.classList.remove("held", "lit");
    const lead = $("#lead");
    if (lead) lead.hidden = true;
    return true;
  }

  // A newer view lets go of a piece only if it no longer means the same.
  const inHand = () => held?.element.dataset.acts ?? null;
  function takeUp(list) {
    const element = list && $$("#table [data-acts]").find((one) => one.dataset.acts === list);
    const lit = element ? targets(element, JSON.parse(list)) : [];
    if (lit.length) hold(element, JSON.parse(list), lit);
  }

  // Whether a piece is between the bar and the prompt; a sliver of it is not enough.
  function isSeen(one) {
    const box = one.getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    const ceiling = getComputedStyle($(".bar")).position === "sticky" ? $(".bar").getBoundingClientRect().bottom : 0;
    const prompt = $("#prompt");
    const floor = getComputedStyle(prompt).position === "fixed" ? prompt.getBoundingClientRect().top : innerHeight;
    return middle > ceiling && middle < floor;
  }
  const show = (one) => one.scrollIntoView({ block: "center", behavior: "instant" });

  // On a small screen what is lit comes into sight by itself.
  function reveal(list) {
    if (list.length && !list.some(isSeen)) show(list[0]);
  }

  // And so does what a new question is about, unless half of the answers are in sight: each on the
  // smallest piece that gives it, the die and not the field it lies on.
  function present(list) {
    const area = (one) => { const box = one.getBoundingClientRect(); return box.width * box.height; };
    const pieces = new Map();
    for (const one of [...list].sort((a, b) => area(b) - area(a))) for (const action of acts(one)) pieces.set(action, one);
    const unseen = [...pieces.values()].filter((one) => !isSeen(one));
    if (2 * unseen.length > pieces.size) show(unseen[0]);
  }

  // What a click on a piece means: an action, or nothing yet.
  function choose(element, { byKeys, play }) {
    let list = acts(element);
    if (held) {
      const again = held.element === element;
      const shared = element.classList.contains("lit") ? list.filter((action) => held.list.includes(action)) : [];
      release();
      if (again) return;
      if (shared.length) list = shared;
    }
    if (list.length === 1) return play(list[0]);
    const lit = byKeys ? [] : targets(element, list);
    if (lit.length) hold(element, list, lit);
    else openMenu(element, list);
  }

  // ---- several meanings on one spot --------------------------------------------------------------

  function openMenu(element, list) {
    const menu = $("#menu");
    const heading = document.createElement("h3");
    heading.textContent = element.getAttribute("aria-label") ?? "";
    menu.replaceChildren(heading, ...list.map(menuButton));
    hideCard();
    menu.hidden = false;
    menu.from = element;
    beside(menu, element);
    $("button", menu).focus();
  }

  function menuButton(action) {
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("role", "menuitem");
    button.dataset.play = action;
    button.append(...meaning(action));
    return button;
  }

  // The name of an action and what comes of it, as the list of all options has them.
  function meaning(action) {
    const from = row(action);
    if (!from) return [action];
    return [...from.querySelectorAll(".says, .so")].map((part) => part.cloneNode(true));
  }

  function closeMenu() {
    const menu = $("#menu");
    if (!menu || menu.hidden) return false;
    menu.hidden = true;
    menu.from?.focus?.();
    return true;
  }

  // A table that is drawn larger counts in larger pixels.
  function beside(box, element) {
    const zoom = box.currentCSSZoom ?? 1;
    const piece = element.getBoundingClientRect();
    const room = box.getBoundingClientRect();
    const below = piece.bottom + 6 + room.height < innerHeight;
    const top = below ? piece.bottom + 6 : piece.top - room.height - 6;
    box.style.left = `${Math.max(4, Math.min(piece.left, innerWidth - room.width - 8)) / zoom}px`;
    box.style.top = `${Math.max(4, Math.min(top, innerHeight - room.height - 8)) / zoom}px`;
  }

  // ---- the card of the thing under the pointer ----------------------------------------------------

  const CARDED = "#table [data-acts], #act > button, [data-tip], [title], svg:has(> title), svg :has(> title)";
  let resting = 0;
  let shown = null;

  function line(tag, ...parts) {
    const element = document.createElement(tag);
    element.append(...parts);
    return element;
  }

  function cardOf(element) {
    const list = element.dataset.acts ? acts(element) : element.name === "action" ? [element.value] : [];
    const within = held && list.some((action) => held.list.includes(action)) ? list.filter((action) => held.list.includes(action)) : list;
    const says = within.length === 1 ? meaning(within[0]).map((part) => part.textContent ?? part) : [];
    const tip = element.dataset.tip && !says.includes(element.dataset.tip) ? [line("p", element.dataset.tip)] : [];
    if (within.length === 0) return tip;
    if (within.length > 1) {
      const rows = within.slice(0, CARD_LINES).map((action) => line("li", ...meaning(action)));
      const rest = within.length > CARD_LINES ? [line("p", "…")] : [];
      return [line("h4", element.getAttribute("aria-label") ?? ""), line("ul", ...rows), ...rest];
    }
    const kind = row(within[0])?.dataset.kind ?? "";
    const help = $(`#options [data-kind="${CSS.escape(kind)}"][data-help]`)?.dataset.help;
    return [line("h4", ...meaning(within[0])), ...tip, ...(help ? [line("p", help)] : [])];
  }

  // The browser's own tips come late and small: their words move to the card.
  function adopt(element) {
    const drawn = element.querySelector(":scope > title");
    if (drawn) {
      element.dataset.tip = drawn.textContent;
      if (!element.hasAttribute("aria-label")) element.setAttribute("aria-label", drawn.textContent);
      drawn.remove();
    } else if (element.title) {
      element.dataset.tip = element.title;
      element.removeAttribute("title");
    }
  }

  function showCard(element) {
    adopt(element);
    const content = cardOf(element);
    const card = $("#card");
    if (!card || !content.length || !$("#menu").hidden) return hideCard();
    card.replaceChildren(...content);
    card.hidden = false;
    shown = element;
    element.setAttribute("aria-describedby", "card");
    beside(card, element);
  }

  function hideCard() {
    clearTimeout(resting);
    shown?.removeAttribute("aria-describedby");
    shown = null;
    const card = $("#card");
    if (card) card.hidden = true;
  }

  function rest(element) {
    clearTimeout(resting);
    if (element === shown) return;
    hideCard();
    if (element) { adopt(element); resting = setTimeout(() => showCard(element), REST); }
  }

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse" && !event.target.closest("#card")) rest(event.target.closest(CARDED));
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(":focus-visible") && event.target.matches(CARDED)) showCard(event.target);
    else hideCard();
  });
  // The pieces that a hint speaks of light up while it is looked at.
  function point(event) {
    const hinted = event.target.closest?.("#panel [data-play]");
    for (const one of $$(".hinted")) one.classList.remove("hinted");
    if (!hinted) return;
    const pieces = $$("#table [data-acts]").filter((one) => acts(one).includes(hinted.dataset.play));
    for (const one of pieces) one.classList.add("hinted");
    reveal(pieces);
  }
  for (const way of ["pointerover", "focusin"]) document.addEventListener(way, point);

  // What was put beside a piece is no longer beside it; where the piece is scrolled, its card follows.
  addEventListener("resize", () => { closeMenu(); hideCard(); });
  document.addEventListener("scroll", (event) => {
    if (shown && event.target.contains(shown)) beside($("#card"), shown);
  }, { passive: true, capture: true });

  return { acts, all, isOffered, choose, release, inHand, takeUp, present, closeMenu, showCard, hideCard };
})();
