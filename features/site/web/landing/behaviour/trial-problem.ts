const limitMs = 10_000;

const findProblem = () => document.getElementById("trial-problem");

/** Reports that the dialog could not be loaded, and remembers the requested plan. */
export function showTrialProblem(planId: string, interval = "month"): void {
  const problem = findProblem();
  if (!problem) return;
  Object.assign(problem.dataset, { plan: planId, interval });
  problem.showPopover();
  problem.querySelector("button")?.focus();
}

/**
 * Reloads the page with the dialog once the server answers: files may have new names, and browsers cache
 * failed imports. The page stays until then.
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

/** Removes the request for the dialog from the URL. */
export function clearTrialProblem(): void {
  const search = new URLSearchParams(location.search);
  for (const name of ["trial", "plan", "interval"]) search.delete(name);
  history.replaceState(history.state, "", `${location.pathname}${search.size > 0 ? `?${search}` : ""}`);
}
