// A form that is sent without a network waits here and is sent when the network is back: once, by its form_id.
// Plain http has no service worker, so this is all there is; what waits survives a reload of the page.
"use strict";

(() => {
  const WAITING = "karandash:wait:";
  const PATIENCE = 15000; // ms for an answer
  const LONGEST_PAUSE = 30000; // ms between attempts
  const memory = new Map(); // where the browser keeps nothing
  let pause = 2000;
  let timer = 0;
  let sending = false;

  function put(key, record) {
    memory.set(key, record);
    try { localStorage.setItem(key, JSON.stringify(record)); } catch { /* memory must do */ }
  }
  function drop(key) {
    memory.delete(key);
    try { localStorage.removeItem(key); } catch { /* it was not there */ }
  }
  function records() {
    try {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(WAITING) && !memory.has(key)) memory.set(key, JSON.parse(localStorage.getItem(key)));
      }
    } catch { /* memory must do */ }
    return [...memory];
  }

  async function post(record) {
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(), PATIENCE);
    try {
      const headers = { "Content-Type": "application/x-www-form-urlencoded", "HX-Request": "true" };
      const answer = await fetch(record.url, { method: "POST", body: record.body, headers, signal: stop.signal });
      if (answer.status >= 500) return { failed: "failing" };
      return { to: answer.headers.get("HX-Redirect"), page: await answer.text() };
    } catch {
      return { failed: "waiting" };
    } finally {
      clearTimeout(late);
    }
  }

  function leave(address) {
    const to = new URL(address, location.href);
    const here = to.pathname === location.pathname;
    if (here) location.hash = to.hash;
    if (here) location.reload();
    else location.assign(to);
  }

  // The server has something to say: its page takes the place of this one.
  function show(text, address) {
    const page = new DOMParser().parseFromString(text, "text/html");
    if (location.pathname !== address) history.pushState(null, "", address);
    document.title = page.title;
    for (const sheet of page.querySelectorAll("link[rel=stylesheet]")) {
      if (![...document.styleSheets].some((known) => known.href === sheet.href)) document.head.append(document.adoptNode(sheet));
    }
    for (const part of ["header.top", "main"]) {
      const [old, next] = [document.querySelector(part), page.querySelector(part)];
      if (old && next) old.replaceWith(document.adoptNode(next));
    }
    document.querySelector("nav.bar")?.remove(); // its forms are those of the page that is gone
    const bar = page.querySelector("nav.bar");
    if (bar) document.querySelector("main").after(document.adoptNode(bar));
    window.htmx?.process(document.body);
    window.scrollTo(0, 0);
    document.dispatchEvent(new Event("karandash:shown"));
  }

  async function attempt() {
    if (sending) return;
    sending = true;
    clearTimeout(timer);
    let held = null;
    let why = "";
    for (const [key, record] of records()) {
      const answer = await post(record);
      if (answer.failed) { held = record; why = record[answer.failed]; continue; }
      if (memory.get(key) === record) drop(key);
      if (answer.to) drop(record.copy);
      const mine = location.pathname.includes(record.party);
      if (mine && answer.to) leave(answer.to);
      else if (mine) show(answer.page, record.page);
    }
    sending = false;
    if (!held) return;
    tell(why, held.back);
    timer = setTimeout(attempt, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  function tell(why, back) {
    const place = document.querySelector("#preview") ?? document.querySelector("#notice");
    if (!place) return;
    place.querySelector(".waiting")?.remove();
    const box = document.createElement("div");
    box.className = "say waiting";
    box.append(Object.assign(document.createElement("b"), { textContent: why }));
    const off = Object.assign(document.createElement("button"), { type: "button", className: "plain", textContent: back });
    off.addEventListener("click", () => {
      for (const [key] of records()) drop(key);
      clearTimeout(timer);
      box.remove();
      document.querySelector("#deal")?.dispatchEvent(new Event("typed"));
    });
    box.append(off);
    if (place.id === "preview") place.replaceChildren(box);
    else place.append(box);
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("[data-waiting]") || event.submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    const data = new FormData(form);
    if (event.submitter?.name) data.append(event.submitter.name, event.submitter.value);
    const key = WAITING + data.get("form_id");
    const body = String(new URLSearchParams(data));
    if (sending && memory.get(key)?.body === body) return; // tapped twice
    const { party, kept, waiting, failing = waiting, takeBack } = form.dataset;
    put(key, {
      url: new URL(form.action).pathname,
      page: location.pathname,
      body,
      copy: kept,
      party,
      waiting,
      failing,
      back: takeBack,
    });
    pause = 2000;
    attempt();
  });
  window.addEventListener("online", attempt);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) attempt(); });
  if (records().length) attempt();
})();
