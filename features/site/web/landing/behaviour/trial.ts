import { clearTrialProblem, showTrialProblem } from "./trial-problem.ts";

type TrialApp = typeof import("../trial/trial-app.tsx");

let loading: Promise<TrialApp> | undefined;
let isOpening = false;

/** Loads the dialogs of the page, with forms, checkout and accounts, once. */
function loadTrial(): Promise<TrialApp> {
  loading ??= import("../trial/trial-app.tsx").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Prefetches the dialog. A failure is reported on opening. */
export function fetchTrial(): void {
  loadTrial().catch(() => {});
}

/**
 * Opens the trial dialog for the plan of a button, which is busy meanwhile. Failures are reported over the
 * page.
 */
export async function openTrial(button: HTMLElement): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  const { trial: planId = "individual", trialInterval } = button.dataset;
  const status = document.getElementById("trial-status");
  button.setAttribute("aria-busy", "true");
  if (status) status.textContent = status.dataset.loading ?? "";
  try {
    const { showTrial, prepareTrial } = await loadTrial();
    await prepareTrial();
    document.getElementById("menu")?.hidePopover();
    showTrial(planId, trialInterval === "year" ? "year" : "month");
  } catch {
    showTrialProblem(planId, trialInterval);
  } finally {
    isOpening = false;
    button.removeAttribute("aria-busy");
    if (status) status.textContent = "";
  }
}

/** Opens the voice dialog. Where it cannot be loaded, the settings have it too. */
export async function openVoices(button: HTMLElement): Promise<void> {
  button.setAttribute("aria-busy", "true");
  try {
    const { showVoices } = await loadTrial();
    await showVoices();
    document.getElementById("menu")?.hidePopover();
  } catch {
    location.assign("/settings/voice");
  } finally {
    button.removeAttribute("aria-busy");
  }
}

/** Reopens the dialog after a return from the payment service or a reload. */
export async function resumeTrial(): Promise<void> {
  const search = new URLSearchParams(location.search);
  const [trial, planId, interval] = ["trial", "plan", "interval"].map((name) => search.get(name));
  if (!trial) return;
  try {
    const { mountTrial, showTrial, prepareTrial } = await loadTrial();
    await prepareTrial();
    if (trial !== "open") return mountTrial();
    clearTrialProblem();
    showTrial(planId ?? "individual", interval === "year" ? "year" : "month");
  } catch {
    showTrialProblem(planId ?? "individual", interval ?? "month");
  }
}
