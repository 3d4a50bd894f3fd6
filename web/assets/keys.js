"use strict";
// The keyboard on the board: from one choice to the next in a direction, and along a menu.
const Keys = (() => {
  const $ = (query, from = document) => from.querySelector(query);
  const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  function middle(one) {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }

  function nearest(list, far) {
    const ranked = list.map((one) => [far(middle(one)), one]).filter(([distance]) => distance < Infinity);
    return ranked.sort((a, b) => a[0] - b[0])[0]?.[1];
  }

  const leads = (key) => key in DIRECTIONS;

  // The nearest option in a direction; sideways distance counts double.
  function step(key) {
    const [dx, dy] = DIRECTIONS[key];
    const list = Choosing.all();
    const here = list.includes(document.activeElement) ? document.activeElement : null;
    if (!here) return list[0]?.focus();
    const [x, y] = middle(here);
    nearest(list.filter((one) => one !== here), ([a, b]) => {
      const along = (a - x) * dx + (b - y) * dy;
      return along <= 1 ? Infinity : along + 2 * Math.abs((a - x) * dy + (b - y) * dx);
    })?.focus();
  }

  function within(key) {
    const open = $("#menu").hidden ? $("#options[open] .menu") : $("#menu");
    if (!open) return false;
    const buttons = [...open.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement);
    if (key === "ArrowDown" || key === "ArrowUp") {
      const turn = key === "ArrowDown" ? 1 : -1;
      buttons[(at + turn + buttons.length) % buttons.length]?.focus();
      return true;
    }
    if (/^[1-9]$/.test(key)) { buttons[Number(key) - 1]?.click(); return true; }
    return false;
  }

  return { middle, nearest, leads, step, within };
})();
