"use strict";
// The panel at the side: a rule, a piece, a hint, the score, help; and the sign that the connection
// is lost.
const Panel = (() => {
  const $ = (query) => document.querySelector(query);
  // After this time a part that is still made says so.
  const BUSY_AFTER = 1000;

  const offline = (is) => { const sign = $("#offline"); if (sign) sign.hidden = !is; };

  // Whoever opens another part no longer waits for the one before; the server then stops thinking.
  let wanted = null;

  async function openPart(url) {
    wanted?.abort();
    const { signal } = (wanted = new AbortController());
    const slow = setTimeout(() => showPart((content, panel) => { content.textContent = panel.dataset.busy; }), BUSY_AFTER);
    const answer = await fetch(url, { headers: { "x-part": "1" }, signal }).catch(() => null);
    clearTimeout(slow);
    if (signal.aborted) return;
    if (!answer) return offline(true);
    if (!answer.ok) return void $("#panel").close();
    const text = await answer.text();
    showPart((content) => { content.innerHTML = text; });
    Pacing.mark();
  }

  function showPart(fill) {
    const panel = $("#panel");
    fill($("#panel-content"), panel);
    // A second mat beside one's own: its pieces have no names of their own there.
    const mat = panel.querySelector(".whole-mat");
    for (const one of mat?.querySelectorAll("[id]") ?? []) one.removeAttribute("id");
    panel.classList.toggle("wide", mat !== null);
    if (!panel.open) panel.show();
  }

  const game = () => /\/rules\/([^/]+)\//.exec($("a[data-rule]")?.getAttribute("href") ?? "")?.[1];
  const about = (piece) => game() && openPart(`/about/${game()}/${piece.dataset.about}`);

  return { offline, openPart, about };
})();
