"use strict";
// How quickly views follow one another: each move of a bot is seen for a while before the next one
// comes, unless somebody is in a hurry.
const Pacing = (() => {
  const PAUSES = { instant: 0, brisk: 450, slow: 1500 };
  // So long a line can be read before what it speaks of happens.
  const GLANCES = { instant: 300, brisk: 1400, slow: 2500 };
  // Whoever is so far behind has been away, or his machine cannot keep up: only the newest is shown.
  const FAR_BEHIND = 20;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const chosen = () => localStorage.getItem("pace") ?? (calm.matches ? "instant" : "brisk");

  let shownAt = 0;
  let took = 0;
  let hurry = null;

  // Waits until the next of so many views may be shown. A machine that draws slowly rests as long as
  // it drew: clicks are heard meanwhile.
  async function turn(behind) {
    const left = shownAt + Math.max(PAUSES[chosen()] ?? 0, took) - performance.now();
    if (left > 0 && behind < FAR_BEHIND && !document.hidden) {
      await new Promise((resolve) => { hurry = resolve; setTimeout(resolve, left); });
      hurry = null;
    }
  }

  // The view that is shown next, taken from those that wait.
  const next = (views) => (views.length < FAR_BEHIND ? views.shift() : views.splice(0).pop());

  // From now on somebody sees it, once it is drawn.
  async function shown(began) {
    shownAt = performance.now();
    took = shownAt - began;
    if (!document.hidden) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }

  const glance = () => GLANCES[chosen()] ?? GLANCES.brisk;

  // The next view comes now.
  function skip() {
    shownAt = 0;
    hurry?.();
  }

  function choose(pace) {
    localStorage.setItem("pace", pace);
    mark();
    skip();
  }

  function mark() {
    for (const one of document.querySelectorAll("[data-pace]")) one.setAttribute("aria-pressed", String(one.dataset.pace === chosen()));
    for (const one of document.querySelectorAll("[data-sound]")) one.setAttribute("aria-pressed", String(Sounds.isOn()));
  }

  return { turn, next, shown, glance, skip, choose, mark };
})();

// Few and quiet: a knock when it is one's turn, a tick when somebody moves. Off at first.
const Sounds = (() => {
  let context = null;
  const isOn = () => localStorage.getItem("sound") === "on";

  function tone(pitch, length, loudness) {
    context ??= new AudioContext();
    const [voice, volume] = [context.createOscillator(), context.createGain()];
    const now = context.currentTime;
    voice.type = "sine";
    voice.frequency.setValueAtTime(pitch, now);
    volume.gain.setValueAtTime(loudness, now);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + length);
    voice.connect(volume).connect(context.destination);
    voice.start(now);
    voice.stop(now + length);
  }

  const play = { moved: () => tone(330, 0.07, 0.03), turn: () => { tone(440, 0.16, 0.06); tone(660, 0.22, 0.03); } };

  function toggle() {
    localStorage.setItem("sound", isOn() ? "off" : "on");
    Pacing.mark();
    if (isOn()) play.turn();
  }

  return { isOn, toggle, heard: (what) => { if (isOn() && !document.hidden) play[what](); } };
})();
