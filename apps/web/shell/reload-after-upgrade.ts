const lastReloadKey = "adjutant.reloaded-at";
const quietMs = 60_000;

/**
 * Reloads the page when its files are gone after an upgrade, at most once a minute. During an outage the page
 * stays with everything it shows.
 */
export function reloadAfterUpgrade(): void {
  addEventListener("vite:preloadError", () => void reloadIfServerAnswers());
}

async function reloadIfServerAnswers(): Promise<void> {
  const response = await fetch("/healthz", { cache: "no-store" }).catch(() => undefined);
  if (response?.ok) reloadOnce();
}

/** Reloads the page. Returns false if that was done less than a minute ago. */
export function reloadOnce(): boolean {
  if (wasJustReloaded()) return false;
  location.reload();
  return true;
}

function wasJustReloaded(): boolean {
  try {
    const isRecent = Date.now() - Number(sessionStorage.getItem(lastReloadKey)) < quietMs;
    if (!isRecent) sessionStorage.setItem(lastReloadKey, String(Date.now()));
    return isRecent;
  } catch {
    return true;
  }
}
