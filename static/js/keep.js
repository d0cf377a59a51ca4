// A form of a correction: what is typed stays on the phone until it is written or thrown away by hand.
"use strict";
document.documentElement.classList.add("scripted");

(() => {
  const OURS = ["csrf_token", "seq", "form_id", "copy"];
  const form = () => document.querySelector("form[data-kept]:not(#deal)");
  const typed = () => [...form().elements].filter((field) => field.name && field.type !== "hidden" && !OURS.includes(field.name));

  function keep() {
    const values = [...new FormData(form())].filter(([name]) => !OURS.includes(name));
    try { localStorage.setItem(form().dataset.kept, JSON.stringify(values)); } catch { /* no room: the page itself must do */ }
  }
  function fill() {
    if (!form()?.dataset.kept) return;
    let kept = null;
    try { kept = JSON.parse(localStorage.getItem(form().dataset.kept)); } catch { return; }
    if (!Array.isArray(kept)) return;
    for (const field of typed()) {
      const values = kept.filter(([name]) => name === field.name).map(([, value]) => value);
      if (field.type === "radio" || field.type === "checkbox") field.checked = values.includes(field.value);
      else if (field.type !== "submit" && values.length) field.value = values[0];
    }
  }

  document.addEventListener("input", (event) => {
    if (event.target.form && event.target.form === form() && form().dataset.kept) keep();
  });
  document.addEventListener("DOMContentLoaded", fill);
})();
