// Somebody at the table: looks for something to choose, finds where it can be clicked, and waits for
// what comes of it. The last argument takes the answer.
const [step, given, done] = arguments;
const $ = (query) => document.querySelector(query);
const CLICKED = "[data-acts], [data-play], #act > button";
const AGAIN = 10;
// Less than a script may take.
const PATIENCE = 90000;
const begun = performance.now();

// What tells two views of the table apart.
const view = () => {
  const held = [...document.querySelectorAll(".held, .lit")].map((one) => one.dataset.acts).join();
  return [$("#table")?.dataset.revision, $("#table")?.dataset.over, $("#menu")?.hidden, held].join("|");
};
const isOver = () => $("#table")?.dataset.over === "true" || $(".breakdown") !== null;
const isSending = () => document.body.dataset.sending !== undefined;

// Everything that can be clicked to decide something: the open menu, else what a piece leads to,
// else pieces, else (or if this is wanted) pieces and buttons.
function choices() {
  const seen = (query) => [...document.querySelectorAll(query)].filter((one) => one.getClientRects().length && one.checkVisibility());
  // A piece of an older view may stand where it stood and explain itself: what it says is closed.
  $("#panel")?.close();
  for (const query of ["#menu [data-play]", "#table .lit"]) if (seen(query).length) return seen(query);
  const pieces = seen("#table [data-acts]");
  return pieces.length && !given.buttons ? pieces : [...pieces, ...seen("#act > button")];
}

// A point at which a click is a click on this and on nothing that lies over it.
function point(one) {
  one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
  for (const y of parts) for (const x of parts) {
    const at = [left + width * x, top + height * y];
    if (document.elementFromPoint(...at)?.closest(CLICKED) === one) return at;
  }
  return null;
}

const told = (one) => `${one?.tagName} ${one?.getAttribute?.("class") ?? ""} ${one?.dataset?.acts ?? one?.dataset?.play ?? one?.textContent.trim().slice(0, 80)}`;

const stuck = () => `nothing to choose${isSending() ? " while something is sent" : ""}: ${$("#prompt")?.innerText} ${$("#notice")?.innerText} ${$("#forced")?.outerHTML ?? ""}`;

function choose() {
  if (isOver()) return done({ over: true });
  const list = isSending() || $("#forced") ? [] : choices();
  if (!list.length && performance.now() - begun > PATIENCE) return done({ stuck: stuck() });
  if (!list.length) return setTimeout(choose, AGAIN);
  const one = list[given.draw % list.length];
  const at = point(one);
  const { left, top, width, height } = one.getBoundingClientRect();
  const over = at ? null : told(document.elementFromPoint(left + width / 2, top + height / 2));
  done({ at, over, view: view(), what: told(one) });
}

// Either the view has changed or a decision is on its way to change it, or nothing came of it.
function settle() {
  if (isSending() && performance.now() - begun < PATIENCE) return setTimeout(settle, AGAIN);
  const [before, now] = [given.view, view()];
  done({ changed: !isSending() && now !== before, decided: before.split("|")[0] !== now.split("|")[0] });
}

step === "choose" ? choose() : settle();
