const limitMs = 10_000;

const findProblem = () => document.getElementById("trial-problem");

/** Says over the page that the dialog could not be loaded, and keeps which plan it was wanted for. */
export function showTrialProblem(planId: string, interval = "month"): void {
  const problem = findProblem();
  if (!problem) return;
  Object.assign(problem.dataset, { plan: planId, interval });
  problem.showPopover();
  problem.querySelector("button")?.focus();
}

/**
 * Loads the page anew as soon as the server answers, and the dialog with it: what was not found may have another name
 * since, and browsers keep in mind what could not be loaded. Until then the page stays.
 */
export async function tryTrialAgain(button: HTMLElement): Promise<void> {
  button.setAttribute("aria-busy", "true");
  const isThere = await fetch(location.pathname, {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(limitMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  button.removeAttribute("aria-busy");
  if (!isThere) return;
  const search = new URLSearchParams(location.search);
  const { plan = "individual", interval = "month" } = findProblem()?.dataset ?? {};
  if (!search.has("trial")) {
    for (const [name, value] of Object.entries({ trial: "open", plan, interval })) search.set(name, value);
  }
  location.replace(`${location.pathname}?${search}`);
}

/** The address forgets that the dialog was to be opened. */
export function clearTrialProblem(): void {
  const search = new URLSearchParams(location.search);
  for (const name of ["trial", "plan", "interval"]) search.delete(name);
  history.replaceState(history.state, "", `${location.pathname}${search.size > 0 ? `?${search}` : ""}`);
}
