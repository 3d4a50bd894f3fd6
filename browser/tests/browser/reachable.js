// What keeps somebody out of the page: things to use without a name, fields without a label, names
// that stand twice, what is hidden and still takes the focus, text that is too pale.
const faults = [];
const say = (what, one) => faults.push(`${what}: ${one.outerHTML.slice(0, 110)}`);
const all = (query) => [...document.querySelectorAll(query)];
const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

if (!document.documentElement.lang) faults.push("the page has no language");
if (!document.title.trim()) faults.push("the page has no title");
if (all("main").length !== 1) faults.push(`the page has ${all("main").length} main parts`);

function nameOf(one) {
  const by = one.getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id)?.textContent).join(" ");
  const label = one.labels?.length ? [...one.labels].map((each) => each.textContent).join(" ") : "";
  const inner = one.textContent + [...one.querySelectorAll("[aria-label], title")].map((each) => each.getAttribute("aria-label") ?? each.textContent).join(" ");
  return [one.getAttribute("aria-label"), by, label, one.title, one.placeholder, inner, one.dataset.tip].some((name) => name?.trim());
}

for (const one of all("a[href], button, summary, [role=button], [role=menuitem], [tabindex]:not([tabindex='-1']), input:not([type=hidden]), select, textarea")) {
  if (isSeen(one) && !nameOf(one)) say("nothing says what it is", one);
}
for (const one of all("svg[role=img], img")) {
  if (isSeen(one) && !one.getAttribute("aria-label") && !one.querySelector("title") && !one.alt) say("a picture without a name", one);
}
for (const one of all("[aria-hidden=true] :is(a[href], button, input, [tabindex='0'])")) say("hidden from readers, but takes the focus", one);
for (const one of all("[role=radiogroup], [role=tablist], nav, dialog")) {
  if (isSeen(one) && !one.getAttribute("aria-label") && !one.getAttribute("aria-labelledby")) say("a part without a name", one);
}
const ids = all("[id]").map((one) => one.id);
for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) faults.push(`two things are called ${id}`);
for (const one of all("[aria-describedby], [aria-labelledby], [aria-controls]")) {
  for (const way of ["aria-describedby", "aria-labelledby", "aria-controls"]) {
    for (const id of one.getAttribute(way)?.split(" ") ?? []) if (!document.getElementById(id)) say(`${way} leads nowhere`, one);
  }
}

// Contrast: 4.5 to 1, 3 to 1 for what is large.
const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
function rgba(color) {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}
const light = ([r, g, b]) => [r, g, b].map((part) => part / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)).reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
function behind(one) {
  for (let at = one; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== "none") return null;
    const color = rgba(backgroundColor);
    if (color[3] === 255) return color;
    if (color[3] > 0) return null;
  }
  return [255, 255, 255, 255];
}
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const one = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || !isSeen(one) || one.closest("svg, .sr, [aria-disabled=true], [disabled], .nil, .out, .off")) continue;
  const style = getComputedStyle(one);
  // What stands on a drawn piece has the piece behind it.
  const isOnPiece = (text) => ["absolute", "relative"].includes(getComputedStyle(text).position) && text.parentElement.querySelector(":scope > svg");
  if (isOnPiece(one) || one.closest(".val, .ci, .tin, .capital, .vpn, .chip, .mk")) continue;
  const [front, back] = [rgba(style.color), behind(one)];
  if (!back || front[3] < 255) continue;
  const [a, b] = [light(front), light(back)].sort((x, y) => y - x);
  const isLarge = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.6 && Number(style.fontWeight) >= 700);
  if ((a + 0.05) / (b + 0.05) < (isLarge ? 3 : 4.5) - 0.02) say(`pale (${((a + 0.05) / (b + 0.05)).toFixed(2)}) "${walker.currentNode.data.trim().slice(0, 30)}"`, one);
}
return [...new Set(faults)].slice(0, 12);
