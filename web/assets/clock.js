"use strict";
// Clocks count by themselves between two views; what counts is the server's.
const Clocks = (() => {
  let counted = performance.now();
  const start = () => { counted = performance.now(); };

  function count() {
    const passed = (performance.now() - counted) / 1000;
    for (const clock of document.querySelectorAll("time.clock")) {
      const left = Math.max(0, Math.ceil(Number(clock.dataset.left) - passed));
      const parts = [left >= 3600 ? Math.floor(left / 3600) : null, Math.floor(left / 60) % 60, left % 60];
      const two = (part, place) => (place === 0 ? String(part) : String(part).padStart(2, "0"));
      clock.textContent = parts.filter((part) => part !== null).map(two).join(":");
      clock.classList.toggle("short", left <= 10);
    }
  }

  return { start, count };
})();
