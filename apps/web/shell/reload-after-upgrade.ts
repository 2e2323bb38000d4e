const lastReloadKey = "adjutant.reloaded-at";
const quietMs = 60_000;

/**
 * After an upgrade of the server the files of this page are gone: the page is loaded anew, at most once a minute.
 * A server that is away has not been upgraded: then the page stays, with all that it shows.
 */
export function reloadAfterUpgrade(): void {
  addEventListener("vite:preloadError", () => void reloadIfServerAnswers());
}

async function reloadIfServerAnswers(): Promise<void> {
  const response = await fetch("/healthz", { cache: "no-store" }).catch(() => undefined);
  if (response?.ok) reloadOnce();
}

/** Loads the page anew, unless that was done less than a minute ago; false then. */
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
