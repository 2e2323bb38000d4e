const lastReloadKey = "adjutant.reloaded-at";
const quietMs = 60_000;

/**
 * Loads the page that a navigation is on its way to anew when its files are gone after an upgrade, at most once a minute.
 * Without a navigation nothing is loaded anew: the page stays with everything typed, without the part that is gone.
 * During an outage it stays as well.
 *
 * @param wantedPath The address that a navigation is on its way to.
 */
export function reloadAfterUpgrade(wantedPath: () => string | undefined): void {
  addEventListener("vite:preloadError", () => {
    const path = wantedPath();
    if (path !== undefined) void openIfServerAnswers(path);
  });
}

async function openIfServerAnswers(path: string): Promise<void> {
  const response = await fetch("/healthz", { cache: "no-store" }).catch(() => undefined);
  if (response?.ok) reloadOnce(path);
}

/** Loads the page, or another one, anew. Returns false if that was done less than a minute ago. */
export function reloadOnce(path?: string): boolean {
  if (wasJustReloaded()) return false;
  if (path === undefined) location.reload();
  else location.assign(path);
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
