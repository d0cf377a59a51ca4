// The pages of the arbiter: piles of cards as tabs, a card in one place only, its place in the pile, the sum while it is tapped.
// Without this script every pile is a sheet of boxes of its own, and the server says what cannot be.
"use strict";

(() => {
  const one = (query, root = document) => root.querySelector(query);
  const all = (query, root = document) => [...root.querySelectorAll(query)];
  const boxes = (pile) => all(".card input", pile);
  const picked = (pile) => boxes(pile).filter((box) => box.checked).map((box) => box.value);
  const form = one("#dispute");
  const piles = form ? all(".pile", form) : [];

  // Which cards a pile can take: those that lie in no other, and no more than it holds. What was picked stays to be
  // taken back, but for a card that has left the hand it was to be played from.
  function draw(touched) {
    const lies = new Map();
    for (const pile of piles) {
      if (!("shared" in pile.dataset)) for (const code of picked(pile)) lies.set(code, pile);
    }
    for (const pile of piles) {
      const most = Number(pile.dataset.most);
      const mine = picked(pile);
      const among = pile.dataset.among && new Set(picked(one(`[data-pile="${pile.dataset.among}"]`)));
      for (const box of boxes(pile)) {
        const missing = among && !among.has(box.value);
        if (touched && missing) box.checked = false;
        const gone = !box.checked && (missing || (!among && lies.has(box.value) && lies.get(box.value) !== pile));
        box.disabled = Boolean(gone) || (most > 1 && mine.length >= most && !box.checked);
        box.parentElement.classList.toggle("gone", Boolean(gone));
      }
      say(pile, picked(pile), most);
      keepOrder(pile, picked(pile));
    }
  }

  function say(pile, mine, most) {
    const told = most > 1 ? (most < 32 ? `${mine.length}/${most}` : String(mine.length)) : mine.map((code) => one(`[value="${code}"] + span`, pile).textContent).join("");
    one(".picked", pile).textContent = mine.length ? told : "";
    const tab = one(`[aria-controls="${pile.id}"]`);
    if (tab) one("small", tab).textContent = mine.length ? ` ${told}` : "";
  }

  // The order of the taps: a card that is taken back leaves it, a card picked before a script ran comes first.
  function keepOrder(pile, mine) {
    const field = one("[data-order]", pile);
    if (!field) return;
    const kept = field.value.split(".").filter((code) => mine.includes(code));
    field.value = [...kept, ...mine.filter((code) => !kept.includes(code))].join(".");
  }

  // Several piles on a page stand behind tabs: one grid in sight.
  function makeTabs(group) {
    const mine = all(".pile", group);
    if (mine.length < 2) return;
    const bar = document.createElement("div");
    bar.className = "tabs";
    bar.setAttribute("role", "tablist");
    bar.setAttribute("aria-label", group.getAttribute("aria-label"));
    for (const pile of mine) {
      const tab = document.createElement("button");
      tab.type = "button";
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-controls", pile.id);
      tab.append(one("legend", pile).firstChild.textContent.trim(), document.createElement("small"));
      tab.classList.toggle("has-error", Boolean(one(".error", pile)));
      tab.addEventListener("click", () => choose(mine, pile, bar));
      tab.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = mine[(mine.indexOf(pile) + step + mine.length) % mine.length];
        choose(mine, next, bar);
        one(`[aria-controls="${next.id}"]`, bar).focus();
      });
      bar.append(tab);
    }
    group.classList.add("tabbed");
    group.prepend(bar);
    const wrong = location.hash && mine.find((pile) => `#${pile.id}` === location.hash);
    choose(mine, wrong || mine.find((pile) => one(".error", pile)) || mine[0], bar);
  }

  function choose(group, shown, bar) {
    for (const pile of group) pile.hidden = pile !== shown;
    for (const tab of all("[role=tab]", bar)) {
      const on = tab.getAttribute("aria-controls") === shown.id;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
    }
  }

  // The sum of each pile as the server counts it; an answer older than the last tap is dropped.
  let asked = 0;
  async function count() {
    const turn = (asked += 1);
    try {
      const answer = await fetch(`${form.dataset.live}?${new URLSearchParams(new FormData(form))}`);
      const told = answer.ok ? await answer.json() : {};
      if (turn !== asked) return;
      for (const pile of piles) {
        const sum = told.piles?.[pile.dataset.pile];
        one(".running", pile).textContent = sum ? [sum.sum, sum.said].filter(Boolean).join(" · ") : "";
      }
      if (told.wrong && picked(piles[0]).length) one(".running", piles.find((pile) => !pile.hidden)).textContent = told.wrong;
    } catch { /* without a network the sum is told with the ruling */ }
  }

  if (form) {
    document.documentElement.classList.add("chosen-by-script");
    for (const group of all(".piles", form)) makeTabs(group);
    draw(false);
    one("#preset")?.addEventListener("change", () => one("[data-choose]").click());
    form.addEventListener("change", (event) => {
      if (event.target.closest(".pile")) draw(true);
      if (form.dataset.live) count();
    });
    form.addEventListener("click", (event) => {
      const link = event.target.closest(".wrong a");
      const pile = link && piles.find((known) => `#${known.id}` === link.hash);
      if (pile?.hidden) choose(all(".pile", pile.parentElement), pile, one(".tabs", pile.parentElement));
    });
    if (form.dataset.live && piles.some((pile) => picked(pile).length)) count();
    one("#wrong")?.focus();
  }

  const print = one("[data-print]");
  if (print) {
    print.hidden = false;
    print.addEventListener("click", () => window.print());
  }
})();
