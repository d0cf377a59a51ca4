// A form that is sent without a network waits here and is sent when the network is back: once, by its form_id.
// Plain http has no service worker, so this is all there is; what waits survives a reload of the page.
"use strict";

(() => {
  const WORDS = document.currentScript.dataset;
  const WAITING = "karandash:wait:";
  const PATIENCE = 15000; // ms for an answer
  const LONGEST_PAUSE = 30000; // ms between attempts
  const memory = new Map(); // where the browser keeps nothing
  const why = new Map(); // by key: what is said of a form that waits
  const edited = new Set(); // keys of forms that were changed after they were sent
  let pause = 2000;
  let timer = 0;
  let sending = false;
  let again = false; // something was sent while something else was on its way
  let shown = false; // a page of the server has taken the place of the one that was loaded

  function put(key, record) {
    try { localStorage.setItem(key, JSON.stringify(record)); } catch { memory.set(key, record); }
  }
  function drop(key) {
    memory.delete(key);
    try { localStorage.removeItem(key); } catch { /* it was not there */ }
  }
  function read(key) {
    try { return JSON.parse(localStorage.getItem(key)) ?? memory.get(key); } catch { return memory.get(key); }
  }
  // What waits, in the order it was sent. Read anew each time: another window may have sent it or taken it back.
  function records() {
    const keys = new Set(memory.keys());
    try { for (const key of Object.keys(localStorage)) if (key.startsWith(WAITING)) keys.add(key); } catch { /* memory must do */ }
    return [...keys].map((key) => [key, read(key)]).filter(([, record]) => record).sort(([, one], [, other]) => one.at - other.at);
  }
  const waits = (key, record) => read(key)?.body === record.body;
  const mine = (record) => location.pathname.includes(record.party);
  const isOf = (form, key, record) => key === keyOf(form) || (record.copy && record.copy === form.dataset.kept);
  const address = ({ pathname, search }) => pathname + search;
  const keyOf = (form) => WAITING + (form.elements.form_id?.value ?? new URL(form.action).pathname);

  async function post(record) {
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(), PATIENCE);
    try {
      const headers = { "Content-Type": "application/x-www-form-urlencoded", "HX-Request": "true" };
      const answer = await fetch(record.url, { method: "POST", body: record.body, headers, signal: stop.signal });
      if (answer.status >= 500) return { failed: WORDS.failing };
      return { to: answer.headers.get("HX-Redirect"), page: await answer.text() };
    } catch {
      return { failed: WORDS.waiting };
    } finally {
      clearTimeout(late);
    }
  }

  function leave(where) {
    const to = new URL(where, location.href);
    const here = to.pathname === location.pathname;
    if (here) location.hash = to.hash;
    if (here) location.reload();
    else location.assign(to);
  }

  // The server has something to say: its page takes the place of this one; the way back leads to this one again.
  function show(text, from) {
    const page = new DOMParser().parseFromString(text, "text/html");
    if (!shown || address(location) !== from) {
      history.replaceState({ left: true }, "");
      history.pushState(null, "", from);
    }
    shown = true;
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

  // Sends what waits, what was tapped just now first, until an answer leads to another page or takes this one's place.
  async function attempt(first) {
    again = sending;
    if (sending) return;
    sending = true;
    clearTimeout(timer);
    const all = records();
    let done = "";
    for (const [key, record] of [...all.filter(([one]) => one === first), ...all.filter(([one]) => one !== first)]) {
      if (!waits(key, record) || (record.asks && (shown || !mine(record)))) continue;
      const answer = await post(record);
      if (answer.failed) why.set(key, answer.failed);
      else done = answered(key, record, answer);
      if (done) break;
    }
    if (done === "left") return; // what waits behind it is sent from the next page
    sending = false;
    if (again) { attempt(); return; }
    tell();
    if (!records().some(([, record]) => !record.asks)) return;
    timer = setTimeout(attempt, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  // What becomes of a form that was answered: whether this page is "left" for another, or "shown" another in its place.
  function answered(key, record, { to, page }) {
    const now = read(key);
    if (edited.has(key) || (now && now.body !== record.body)) { // what stands in the form now is newer, and stays
      if (to) document.querySelector("#deal")?.dispatchEvent(new Event("typed"));
      return "";
    }
    if (!now && !to) return ""; // taken back, and not written
    if (!to && !mine(record)) { // it is told here, and shown where it was sent from
      put(key, { ...record, asks: true });
      return "";
    }
    drop(key);
    if (to) drop(record.copy);
    if (!mine(record)) return "";
    if (to) { leave(to); return "left"; }
    for (const [other, behind] of records()) put(other, { ...behind, asks: true }); // one question at a time
    show(page, record.page);
    return "shown";
  }

  // Says of every form that waits that it does: of the deal on the page in its preview, of others where they are seen.
  function tell() {
    const all = new Map(records());
    for (const box of document.querySelectorAll(".waiting")) {
      if (all.has(box.dataset.of)) continue;
      release(box);
      box.remove();
    }
    for (const [key, record] of all) {
      const words = record.asks ? WORDS.asks : why.get(key);
      if (!words) continue;
      const old = [...document.querySelectorAll(".waiting")].find((box) => box.dataset.of === key);
      if (old?.dataset.words === words) continue;
      old?.remove();
      place(key, record, words);
    }
  }

  function place(key, record, words) {
    const deal = document.querySelector("#deal");
    const own = !record.asks && deal && isOf(deal, key, record);
    const box = make("div", { className: "say waiting" });
    Object.assign(box.dataset, { of: key, words });
    box.append(make("b", { textContent: own ? words : record.what }));
    if (!own) box.append(make("p", { textContent: words }));
    if (record.asks) box.append(make("a", { className: "plain", href: record.page, textContent: WORDS.look }));
    const off = make("button", { type: "button", className: "plain", textContent: WORDS.takeBack });
    off.addEventListener("click", () => { drop(key); tell(); });
    box.append(off);
    if (own) deal.dataset.held = "";
    if (own) document.querySelector("#preview").replaceChildren(box);
    else list().append(box);
  }

  function list() {
    const there = document.querySelector("#notice .waits");
    if (there) return there;
    const fresh = make("div", { className: "waits" });
    document.querySelector("#notice").append(fresh);
    return fresh;
  }
  const make = (tag, what) => Object.assign(document.createElement(tag), what);

  // The deal on the page no longer waits: its preview speaks again.
  function release(box) {
    if (!box.closest("#preview")) return;
    const deal = document.querySelector("#deal");
    delete deal.dataset.held;
    deal.dispatchEvent(new Event("typed"));
  }

  // A form that is changed while it waits is not sent as it was.
  function changed(form) {
    for (const [key, record] of records()) {
      if (!isOf(form, key, record)) continue;
      drop(key);
      edited.add(key);
      delete form.dataset.held;
      const box = [...document.querySelectorAll(".waiting")].find((one) => one.dataset.of === key);
      box?.classList.remove("waiting");
      box?.replaceChildren(make("b", { textContent: WORDS.changed }));
    }
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("[data-waiting]") || event.submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    const data = new FormData(form);
    if (event.submitter?.name) data.append(event.submitter.name, event.submitter.value);
    const key = keyOf(form);
    const body = String(new URLSearchParams(data));
    if (sending && read(key)?.body === body) return; // tapped twice
    edited.delete(key);
    put(key, {
      url: address(new URL(form.action)),
      page: address(location),
      body,
      copy: form.dataset.kept,
      party: form.dataset.party,
      what: event.submitter?.textContent.trim() ?? "",
      at: Date.now(),
    });
    pause = 2000;
    attempt(key);
  });
  document.addEventListener("input", ({ target }) => {
    const form = target.form ?? target;
    if (form.matches("form[data-waiting]")) changed(form);
  });
  document.addEventListener("click", ({ target }) => {
    const away = target.closest("[data-forget]");
    if (away) drop(away.dataset.forget);
  });
  addEventListener("popstate", ({ state }) => { if (state?.left) location.reload(); });
  addEventListener("pageshow", ({ persisted }) => { if (persisted) { sending = false; attempt(); } });
  addEventListener("storage", tell);
  addEventListener("online", () => attempt());
  document.addEventListener("visibilitychange", () => { if (!document.hidden) attempt(); });
  if (records().length) attempt();
})();
