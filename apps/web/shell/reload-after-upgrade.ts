import { readReachability } from "#platform/web/api/reachability.ts";

const lastReloadKey = "adjutant.reloaded-at";
const quietMs = 60_000;

/** After an upgrade of the server the files of this page are gone: the page is loaded anew, at most once a minute. */
export function reloadAfterUpgrade(): void {
  addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || !readReachability() || wasJustReloaded()) return;
    event.preventDefault();
    location.reload();
  });
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
