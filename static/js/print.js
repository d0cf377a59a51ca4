// «Печать»: without a script the browser's own menu prints just as well, so the button shows itself only here.
"use strict";

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
