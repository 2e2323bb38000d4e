/**
 * Switches the shown prices and trial buttons to the button's period. A plan without such a price is
 * unchanged.
 */
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
