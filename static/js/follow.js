// The table keeps itself new: what another phone writes appears here, and whatever is open or in sight stays.
"use strict";

(() => {
  const PERIOD = 1000; // ms between two looks
  const PATIENCE = 5000; // ms for an answer
  const LOST = 2; // looks that fail before it is said
  const one = (query, root = document) => root.querySelector(query);
  const told = one("#follow");
  let version = told.dataset.version;
  let failed = 0;
  let timer = 0;
  let looking = false;

  // Details stay open and choices chosen where an element gives way to its new self.
  function carry(old, fresh) {
    if (old.matches("details")) fresh.open = old.open;
    for (const [kind, what] of [["details", "open"], ["select", "value"]]) {
      const [before, after] = [old, fresh].map((el) => [...el.querySelectorAll(kind)]);
      if (before.length === after.length) before.forEach((el, place) => { after[place][what] = el[what]; });
    }
  }

  function byKey(children) {
    const found = new Map();
    for (const el of children) {
      const name = el.id || el.className || el.tagName;
      let key = name;
      for (let count = 1; found.has(key); count += 1) key = `${name} ${count}`;
      found.set(key, el);
    }
    return found;
  }

  // The children of `old` become those of `next`; what is the same stays the very element it is.
  function merge(old, next) {
    const olds = byKey(old.children);
    let place = old.firstElementChild;
    for (const [key, fresh] of byKey([...next.children])) {
      const found = olds.get(key);
      olds.delete(key);
      let el = fresh;
      if (!found) el.classList.toggle("fresh", el.matches(".deals > li"));
      else if (found.matches("#notice, #follow")) el = found;
      else if (found.matches(".deals")) { merge(found, fresh); el = found; }
      else {
        carry(found, fresh);
        if (found.isEqualNode(fresh)) el = found;
        else { if (found === place) place = place.nextElementSibling; found.remove(); }
      }
      if (el === place) place = place.nextElementSibling;
      else old.insertBefore(el, place);
    }
    for (const left of olds.values()) left.remove();
  }

  // The row at the top of what is in sight stays where it is; at the top of the page the new deal is what is wanted.
  function inPlace(change) {
    const top = one(".score")?.getBoundingClientRect().bottom ?? 0;
    const row = scrollY > 20 && [...document.querySelectorAll(".deals > li")].find((el) => el.getBoundingClientRect().bottom > top + 8);
    const before = row ? row.getBoundingClientRect().top : 0;
    const { id } = row || {};
    change();
    const after = id && document.getElementById(id);
    if (after) scrollBy({ top: after.getBoundingClientRect().top - before, behavior: "instant" });
  }

  function show(text) {
    const page = new DOMParser().parseFromString(text, "text/html");
    const news = one("#follow", page);
    if (!news || !told.isConnected) return; // the answer may come after another page took this one's place
    version = news.dataset.version;
    document.title = page.title;
    const count = document.querySelectorAll(".deals > li").length;
    inPlace(() => {
      merge(one("main"), one("main", page));
      if (!one(".menu[open]")) merge(one("header.top"), one("header.top", page));
      const [bar, next] = [one("body > .bar"), one("body > .bar", page)];
      if (bar && next) bar.replaceWith(next);
      else if (bar) bar.remove();
      else if (next) document.body.append(next);
    });
    const rows = document.querySelectorAll(".deals > li");
    if (rows.length > count) say(one(".sr", rows[0]).textContent, "sr");
  }

  function say(text, kind) {
    told.className = kind;
    told.textContent = text;
  }

  function lost() {
    failed += 1;
    if (failed !== LOST) return;
    const now = new Date().toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
    say(told.dataset.lost.replace("{time}", now), "note lost");
  }

  function found() {
    if (failed >= LOST) say(told.dataset.back, "sr");
    failed = 0;
  }

  async function look() {
    clearTimeout(timer);
    if (looking || document.hidden || !told.isConnected) return; // another page may have taken this one's place
    looking = true;
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(), PATIENCE);
    let over = false;
    try {
      const ask = (address) => fetch(address, { signal: stop.signal, cache: "no-store" });
      let answer = await ask(`${location.pathname}/news?since=${version}`);
      if (answer.status === 200) answer = await ask(location.pathname);
      if (answer.status === 403 || answer.status === 404) { say(told.dataset.gone, "note lost"); over = true; }
      else if (answer.status >= 400) lost();
      else { found(); if (answer.status === 200) show(await answer.text()); }
    } catch {
      lost();
    }
    clearTimeout(late);
    looking = false;
    if (!over) timer = setTimeout(look, PERIOD);
  }

  timer = setTimeout(look, PERIOD);
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", (event) => { if (event.persisted) look(); });
  addEventListener("online", look);
})();
