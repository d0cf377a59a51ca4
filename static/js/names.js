// The start of a party: who plays, and what, stays on the phone until the party begins.
"use strict";

(() => {
  const FRESH = 12 * 60 * 60 * 1000; // ms: older than an evening is nobody's any more
  const form = () => document.querySelector("form[data-kept]");
  const names = () => [...form().querySelectorAll("[name^=name_]")];
  const choices = () => [...form().querySelectorAll("[name=preset], [name=dealer]")];
  const choice = (one) => `${one.name}=${one.value}`;

  function keep() {
    const typed = names().map((field) => field.value);
    const chosen = choices().filter((one) => one.checked).map(choice);
    try { localStorage.setItem(form().dataset.kept, JSON.stringify({ at: Date.now(), typed, chosen })); } catch { /* no room: the page itself must do */ }
  }
  function fill() {
    let kept = null;
    try { kept = JSON.parse(localStorage.getItem(form().dataset.kept)); } catch { return; }
    if (!kept || Date.now() - kept.at > FRESH) return;
    names().forEach((field, place) => { field.value = kept.typed[place] ?? ""; });
    if (location.search) return; // the address says what is played
    for (const one of choices()) one.checked = kept.chosen.includes(choice(one));
  }

  if (form().querySelector("[aria-invalid]")) keep(); // the page is an answer, and says what was sent
  else fill();
  document.addEventListener("input", ({ target }) => { if (form() && target.form === form()) keep(); });
})();
