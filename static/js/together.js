// One draft on several phones: what another types appears here, and what is typed here stays.
"use strict";

(() => {
  const PERIOD = 1000; // ms between two looks
  const form = () => document.querySelector("#deal[data-watch]");
  let timer = 0;
  let looking = false;

  async function look() {
    clearTimeout(timer);
    const now = form();
    if (looking || document.hidden || !now) return;
    looking = true;
    try {
      const answer = await fetch(`${now.dataset.watch}?since=${now.dataset.version ?? ""}`, { cache: "no-store" });
      if (answer.status === 200) {
        const version = await answer.text();
        const draft = await fetch(now.dataset.draft, { cache: "no-store" });
        if (draft.status === 200 && now === form()) hear(now, version, await draft.json());
      }
    } catch { /* no network: what waits is sent by offline.js, and this looks again */ }
    looking = false;
    timer = setTimeout(look, PERIOD);
  }

  function hear(now, version, draft) {
    now.dataset.version = version;
    if (String(draft.seq) !== now.elements.seq.value) now.dispatchEvent(new Event("typed")); // the preview says what was written
    else document.dispatchEvent(new CustomEvent("karandash:draft", { detail: draft }));
  }

  timer = setTimeout(look, PERIOD);
  document.addEventListener("visibilitychange", look);
  document.addEventListener("karandash:shown", look);
})();
