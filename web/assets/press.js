"use strict";
// A long press says what a click would do; the click that ends it does nothing.
(() => {
  const LONG_PRESS = 550;
  let press = 0;
  let pressed = false;

  const tell = (piece) => (piece.dataset.about && !piece.dataset.acts ? Panel.about(piece) : Choosing.showCard(piece));

  document.addEventListener("touchstart", (event) => {
    const piece = event.target.closest("[data-acts], #act > button, [data-about]");
    clearTimeout(press);
    Choosing.hideCard();
    pressed = false;
    if (piece) press = setTimeout(() => { pressed = true; tell(piece); }, LONG_PRESS);
  }, { passive: true });
  for (const end of ["touchend", "touchmove", "touchcancel"]) {
    document.addEventListener(end, () => clearTimeout(press), { passive: true });
  }
  document.addEventListener("click", (event) => {
    if (pressed) { event.preventDefault(); event.stopPropagation(); pressed = false; }
  }, { capture: true });
  document.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault(); });
})();
