// Submits a form once. The button keeps its label and becomes busy.
(() => {
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (form.ariaBusy === "true") return event.preventDefault();
    form.ariaBusy = "true";
    submitter?.setAttribute("aria-disabled", "true");
  });
  // A page restored from the back/forward cache is not busy.
  addEventListener("pageshow", () => {
    for (const form of document.forms) form.ariaBusy = null;
    for (const button of document.querySelectorAll("button")) button.removeAttribute("aria-disabled");
  });
  document.querySelector("[role=alert]")?.focus();
  document.querySelector("[aria-invalid]")?.focus();
})();
