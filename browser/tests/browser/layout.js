// What is wrong with the page as it is laid out: it outgrows the window, something to click leaves
// it, a text is cut or lies over another.
if (!document.querySelector("#table")) return [];
const wide = innerWidth, high = innerHeight;
const root = document.documentElement;
const scrolls = wide < 1200;
const faults = [];
const say = (what, one) => faults.push(`${what}: ${(one.textContent || one.outerHTML).trim().replace(/\s+/g, " ").slice(0, 70)} <${one.closest?.("[class]")?.getAttribute("class") ?? ""}>`);
// Nothing moves while it is looked at: what was asked of a thing once needs no second question.
const once = (ask) => {
  const told = new Map();
  return (one) => told.get(one) ?? told.set(one, ask(one)).get(one);
};
const plain = ({ left, right, top, bottom, width, height }) => ({ left, right, top, bottom, width, height });
const box = once((one) => plain(one.getBoundingClientRect()));
const style = once((one) => {
  const { overflowX, overflowY, position, backgroundColor, zIndex } = getComputedStyle(one);
  return { overflowX, overflowY, position, backgroundColor, zIndex };
});

if (root.scrollWidth > wide) faults.push(`the page is ${root.scrollWidth} wide`);
if (!scrolls && root.scrollHeight > high) faults.push(`the page is ${root.scrollHeight} high`);

const prompt = document.querySelector("#prompt");
// On a phone the links to the parts lie over the foot of the prompt.
const links = document.querySelector(".jump");
const floor = links?.checkVisibility() ? box(links).top : high;
for (const one of prompt?.querySelectorAll("button, summary, .btn") ?? []) {
  if (one.closest("details:not([open]) > .menu") || !one.checkVisibility()) continue;
  const { left, right, top, bottom } = box(one);
  if (left < 0 || right > wide + 1 || top < 0 || bottom > floor + 1) say("a button leaves the window", one);
}
const scrollsAside = (one) => one !== null && (["auto", "scroll"].includes(style(one).overflowX) || scrollsAside(one.parentElement?.closest("#table *") ?? null));
for (const one of document.querySelectorAll("#table [data-acts]")) {
  if (scrollsAside(one)) continue;
  const { left, right, top, bottom, width } = box(one);
  const middle = [(left + right) / 2, (top + bottom) / 2];
  if (width > 0 && (middle[0] < 0 || middle[0] > wide || (!scrolls && (middle[1] < 0 || middle[1] > high)))) say("a choice leaves the window", one);
}

// Every text that can be seen, with the lines it takes.
const texts = [];
const walker = document.createTreeWalker(document.querySelector("#table"), NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode, parent = node.parentElement;
  if (!node.data.trim() || parent.closest("svg, .sr, details:not([open]) > :not(summary), #log-lines, .chat, dialog, [hidden]") || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const rect of range.getClientRects()) if (rect.width > 1 && rect.height > 1) texts.push({ node, parent, rect: plain(rect) });
}

// Whatever hides what is too long must not hide a text, unless it scrolls.
for (const { parent, rect } of texts) {
  for (let one = parent; one && one.id !== "table"; one = one.parentElement) {
    const { overflowX, overflowY } = style(one);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const around = box(one);
    const cutX = ["hidden", "clip"].includes(overflowX) && (rect.right > around.right + 2 || rect.left < around.left - 2);
    const cutY = ["hidden", "clip"].includes(overflowY) && (rect.bottom > around.bottom + 3 || rect.top < around.top - 3);
    if (cutX || cutY) { say("a text is cut", parent); break; }
    if (["auto", "scroll"].includes(overflowX) || ["auto", "scroll"].includes(overflowY)) break;
  }
}
for (const { parent, rect } of texts) {
  const button = parent.closest("#prompt .btn, #prompt");
  if (button && (rect.right > box(button).right + 1 || rect.left < box(button).left - 1 || rect.bottom > box(button).bottom + 1 || rect.top < box(button).top - 1)) say("a text leaves its button", parent);
}

// Only what lies in one layer can lie over another; what is covered by a panel cannot be read, and
// is not meant to be.
const isCovered = ({ parent, rect }) => {
  const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
  return top !== null && !top.contains(parent) && !parent.contains(top) && !top.matches(".cover, .cover *") && !parent.parentElement.contains(top);
};
const isPanel = (one) => {
  const { position, backgroundColor, zIndex } = style(one);
  const lies = ["absolute", "fixed", "sticky"].includes(position) || zIndex !== "auto";
  return lies && backgroundColor !== "rgba(0, 0, 0, 0)";
};
const layer = once((one) => (one.id === "table" || isPanel(one) ? one : layer(one.parentElement)));
const sorted = texts.map((text) => ({ ...text, layer: layer(text.parent) })).sort((a, b) => a.rect.left - b.rect.left);
for (let i = 0; i < sorted.length; i++) {
  for (let j = i + 1; j < sorted.length && sorted[j].rect.left < sorted[i].rect.right - 3; j++) {
    const [a, b] = [sorted[i], sorted[j]];
    if (a.layer !== b.layer || a.node === b.node) continue;
    const overlap = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
    if (overlap > 5 && !isCovered(a) && !isCovered(b)) say(`"${a.node.data.trim().slice(0, 30)}" lies over`, b.parent);
  }
}

if (scrolls && prompt && !document.querySelector("#step-on")) {
  const jump = document.querySelector(".jump");
  const fixed = [document.querySelector(".bar"), prompt, jump].filter((one) => one && ["fixed", "sticky"].includes(style(one).position));
  const spans = fixed.map(box).map(({ top, bottom }) => [Math.max(0, top), Math.min(high, bottom)]).sort((a, b) => a[0] - b[0]);
  let taken = 0, end = 0;
  for (const [top, bottom] of spans) { taken += Math.max(0, bottom - Math.max(top, end)); end = Math.max(end, bottom); }
  if (taken > 0.35 * high + 1) faults.push(`header, prompt and links take ${Math.round(100 * taken / high)} % of the height`);
}
const ask = prompt?.querySelector(".ask")?.innerText.replace(/\s+/g, " ").slice(0, 80) ?? "";
return [...new Set(faults)].slice(0, 12).map((fault) => `[${ask}] ${fault}`);
