"use strict";
// Two fingers make the board larger or smaller; while it is larger, one finger moves it. The page
// around it keeps its size, so that question and tools stay where they are.
(() => {
  const MOST = 4;
  // Whoever comes so near to the usual size means it.
  const NEARLY = 1.08;
  const style = document.body.style;
  let view = { scale: 1, x: 0, y: 0 };
  let hold = null;

  const board = (event) => event.target.closest?.(".map")?.querySelector(":scope > svg")?.parentElement;
  const between = (low, value, high) => Math.min(high, Math.max(low, value));

  // The middle of the fingers on the board, and how far apart they are.
  function grip(box, touches) {
    const spots = [...touches].slice(0, 2).map((touch) => [touch.clientX - box.left, touch.clientY - box.top]);
    const [[ax, ay], [bx, by]] = [spots[0], spots.at(-1)];
    return { x: (ax + bx) / 2, y: (ay + by) / 2, apart: Math.hypot(ax - bx, ay - by) || 1 };
  }

  function put(scale, x, y, box) {
    view = scale < NEARLY && !hold ? { scale: 1, x: 0, y: 0 } : { scale, x: between(box.width * (1 - scale), x, 0), y: between(box.height * (1 - scale), y, 0) };
    style.setProperty("--board-scale", view.scale);
    style.setProperty("--board-x", `${view.x}px`);
    style.setProperty("--board-y", `${view.y}px`);
    document.body.toggleAttribute("data-zoomed", view.scale > 1);
  }

  function take(event) {
    const on = board(event);
    const meant = on && (event.touches.length === 2 || (event.touches.length === 1 && view.scale > 1));
    hold = meant ? { on, from: { ...view }, ...grip(on.getBoundingClientRect(), event.touches), fingers: event.touches.length } : null;
  }

  function move(event) {
    if (!hold || event.touches.length !== hold.fingers) return;
    event.preventDefault();
    const box = hold.on.getBoundingClientRect();
    const now = grip(box, event.touches);
    const scale = hold.fingers === 2 ? between(1, hold.from.scale * now.apart / hold.apart, MOST) : hold.from.scale;
    const kept = scale / hold.from.scale;
    put(scale, now.x - (hold.x - hold.from.x) * kept, now.y - (hold.y - hold.from.y) * kept, box);
  }

  function leave(event) {
    const box = hold?.on.getBoundingClientRect();
    take(event);
    if (box && !hold) put(view.scale, view.x, view.y, box);
  }

  document.addEventListener("touchstart", take, { passive: true });
  document.addEventListener("touchmove", move, { passive: false });
  for (const end of ["touchend", "touchcancel"]) document.addEventListener(end, leave, { passive: true });
  // A turned phone has another board.
  addEventListener("resize", () => put(1, 0, 0, { width: 0, height: 0 }));
})();
