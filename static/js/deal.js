// The page of a deal: the pad, the chips that count, and a copy of what is typed for when the network is gone.
"use strict";
document.documentElement.classList.add("scripted");

(() => {
  const CARDS = { terz: 3, fifty: 4, long: 5, four: 4 };
  const HAND = 9;
  const OURS = ["csrf_token", "seq", "form_id", "draft_seen", "copy"];
  const one = (query, root = document) => root.querySelector(query);
  const all = (query, root = document) => [...root.querySelectorAll(query)];
  const form = () => one("#deal");
  let pile = null; // the field the pad writes in
  let last = null; // the last-trick chip that is on: a second tap takes it off
  let changes = 0; // how often something was typed
  const asked = {}; // by element id: `changes` when its request went out

  // What is typed, by field; the phone keeps it until the server has it.
  const prefix = () => `karandash:draft:${form().dataset.party}:`;
  const key = () => form().dataset.kept;
  const fields = () => Object.fromEntries([...new FormData(form())].filter(([name]) => !OURS.includes(name)));
  const seen = () => JSON.parse(form().elements.draft_seen?.value ?? "{}"); // the draft as this page had it
  const read = (name) => { try { return JSON.parse(localStorage.getItem(name)); } catch { return null; } };
  const keep = (saved) => { try { localStorage.setItem(key(), JSON.stringify({ fields: fields(), seen: seen(), saved })); } catch { /* no room: the server's draft must do */ } };
  const forget = (name) => { try { localStorage.removeItem(name); } catch { /* nothing is kept then */ } };

  // What this phone changed of the draft it had seen, over the draft as it is now: other phones' fields stay.
  const plain = (values, name) => (name.split("-")[1] in CARDS && !Number(values[name]) ? undefined : values[name] || undefined);
  function mine({ fields: typed, seen: before = {} }, now) {
    for (const name of Object.keys({ ...typed, ...before })) {
      if (plain(typed, name) === plain(before, name)) continue;
      if (typed[name] === undefined) delete now[name];
      else now[name] = typed[name];
    }
    return now;
  }

  function fill(values) {
    for (const field of form().elements) {
      if (!field.name || OURS.includes(field.name) || field.type === "submit") continue;
      const value = values[field.name];
      if (field.type === "radio") field.checked = field.value === value;
      else if (field.type === "checkbox") field.checked = value !== undefined;
      else field.value = value ?? (field.type === "number" || field.name === "counted" ? "0" : "");
    }
    last = one("[name=last_trick]:checked");
  }

  // The draft as the server has it, after this phone or another typed; an answer that a newer one overtook says nothing,
  // nor is a form touched that waits to be sent or is only offered.
  function hear({ version, fields: now }) {
    const held = one("#draft").dataset;
    if (version < Number(held.version) || !now || "held" in form().dataset || offered()) return;
    const before = fields();
    fill(mine({ fields: before, seen: seen() }, { counted: before.counted, ...now }));
    held.version = version;
    form().elements.draft_seen.value = JSON.stringify(now);
    const after = fields();
    if (Object.keys({ ...before, ...after }).some((name) => plain(before, name) !== plain(after, name))) typed();
  }

  // What was typed for the deal that another phone wrote is this deal's only when this person says so: by changing it,
  // or by writing it. Till then no other phone hears of it, and this one keeps it beside the copies of the deals.
  const offered = () => "unsaved" in form().dataset;
  function offer() {
    const data = form().dataset;
    data.own = data.kept;
    data.kept = `${prefix()}left`;
    keep(false);
  }
  function accept() {
    const data = form().dataset;
    forget(data.kept);
    data.kept = data.own;
    delete data.unsaved;
  }

  function typed() {
    if (offered()) accept();
    changes += 1;
    keep(false);
    draw();
    form().dispatchEvent(new Event("typed"));
  }

  // Chips say how many; the pile the pad writes in is marked.
  function draw() {
    for (const chip of all(".tally")) {
      const count = Number(one("input", chip).value) || 0;
      const sign = one(".sign", chip);
      sign.dataset.sign ??= sign.textContent;
      sign.textContent = count > 1 ? `${count} × ${sign.dataset.sign}` : sign.dataset.sign;
      chip.classList.toggle("on", count > 0);
    }
    for (const field of all(".pts")) field.classList.toggle("now", field === pile);
  }

  const touch = (element) => element.dispatchEvent(new Event("input", { bubbles: true }));
  function say(field, value) {
    field.value = value;
    touch(field);
  }

  function press(button) {
    const piles = all(".pts");
    if (button.dataset.key === "next") pile = piles[(piles.indexOf(pile) + 1) % piles.length];
    else if (button.dataset.key === "back") return say(pile, pile.value.slice(0, -1));
    else if (pile.value.length < 3) return say(pile, pile.value + button.dataset.key);
    draw();
  }

  // One more meld; after as many as nine cards hold, none.
  function count(chip) {
    const field = one("input", chip);
    const held = all(".tally input", chip.parentElement)
      .filter((other) => !other.name.endsWith("four"))
      .reduce((cards, other) => cards + CARDS[other.name.split("-")[1]] * other.value, 0);
    const more = Number(field.value) + 1;
    const kind = field.name.split("-")[1];
    const fits = more <= field.max && (kind === "four" || held + CARDS[kind] <= HAND);
    say(field, fits ? more : 0);
  }

  function start() {
    if (!form()) return;
    for (const field of all(".pts")) field.inputMode = "none";
    pile = all(".pts").find((field) => !field.value) ?? one(".pts");
    last = one("[name=last_trick]:checked");
    one("#wrong")?.focus();
    const kept = read(key());
    const slip = "slip" in form().dataset;
    const others = slip ? [] : Object.keys(localStorage).filter((name) => name.startsWith(prefix()) && name !== key());
    for (const name of others) {
      if (read(name)?.saved || offered()) forget(name);
      else one("#old-copy").hidden = false;
    }
    if (offered()) offer();
    else if (kept && !kept.saved) { fill(mine(kept, fields())); typed(); }
    draw();
  }

  function useOld(take) {
    for (const name of Object.keys(localStorage).filter((other) => other.startsWith(prefix()) && other !== key())) {
      if (take) fill(read(name)?.fields ?? {});
      forget(name);
    }
    if (take) touch(form());
    one("#old-copy").hidden = true;
  }

  document.addEventListener("input", (event) => {
    const field = event.target;
    if (!field.closest("#deal")) return;
    if (field.name.endsWith("-bella") && field.checked) {
      for (const other of all('[name$="-bella"]')) other.checked = other === field;
    }
    typed();
  });

  document.addEventListener("click", (event) => {
    const at = (query) => event.target.closest(query);
    if (at("[data-key]")) press(at("[data-key]"));
    else if (at(".tally")) { event.preventDefault(); count(at(".tally")); }
    else if (at("[data-copy]")) useOld(at("[data-copy]").dataset.copy === "take");
    else if (at("[data-take], [data-throw]")) forget(key());
    else if (at('a[href="#more-in"]')) one("#more").open = true;
    else if (event.target.name === "last_trick") {
      if (event.target === last) { last.checked = false; last = null; touch(event.target); } else last = event.target;
    }
  });

  document.addEventListener("focusin", (event) => {
    if (event.target.matches?.(".pts")) { pile = event.target; draw(); }
  });

  document.addEventListener("submit", ({ target, submitter }) => {
    if (target !== form() || !offered() || submitter?.hasAttribute("formaction")) return;
    accept();
    keep(false);
  });

  // An answer that is older than what is typed must not overwrite it.
  document.addEventListener("htmx:beforeRequest", (event) => { asked[event.detail.elt.id] = changes; });
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.elt.id === "preview" && (asked.preview !== changes || "held" in form().dataset)) event.detail.shouldSwap = false;
  });
  document.addEventListener("htmx:afterRequest", (event) => {
    const { elt, successful, xhr } = event.detail;
    if (elt.id !== "draft" || !successful) return;
    if (asked.draft === changes) keep(true);
    hear(JSON.parse(xhr.responseText));
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden && form() && !offered() && read(key())?.saved === false) form().dispatchEvent(new Event("leave"));
  });

  document.addEventListener("DOMContentLoaded", () => setTimeout(start)); // after htmx has seen the page
  document.addEventListener("karandash:shown", start);
  document.addEventListener("karandash:draft", ({ detail }) => hear(detail));
})();
