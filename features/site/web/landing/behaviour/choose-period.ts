/** Shows what plans cost in the period of this button and begins them with it; a plan without such a price stays. */
export function choosePeriod(button: HTMLElement): void {
  const period = button.dataset.periodChoice === "year" ? "year" : "month";
  for (const other of document.querySelectorAll<HTMLElement>("[data-period-choice]")) {
    other.setAttribute("aria-pressed", `${other.dataset.periodChoice === period}`);
  }
  for (const price of document.querySelectorAll<HTMLElement>("[data-period]")) {
    price.hidden = price.dataset.period !== period;
    const begin = price.closest("li")?.querySelector<HTMLElement>("[data-trial]");
    if (begin) begin.dataset.trialInterval = period;
  }
}
