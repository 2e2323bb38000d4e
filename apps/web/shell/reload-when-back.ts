import { askServer, readReachability, subscribeToReachability } from "#platform/web/api/reachability.ts";
import { reloadOnce } from "./reload-after-upgrade.ts";

/**
 * For a page that failed to load: reloads it once the unreachable server answers. A reachable server gets one
 * retry; `giveUp` is called when that was just made. Returns the function that stops it.
 */
export function reloadWhenBack(giveUp: () => void): () => void {
  let isStopped = false;
  let unsubscribe: (() => void) | undefined;
  void askServer().then((isThere) => {
    if (isStopped) return;
    if (isThere) return void (reloadOnce() || giveUp());
    unsubscribe = subscribeToReachability(() => {
      if (readReachability()) void reloadIfThere();
    });
  });

  /**
   * Probes again: a response that was under way when the network failed can look like a recovery, and a
   * reload would then lose the page.
   */
  async function reloadIfThere() {
    if ((await askServer()) && !isStopped) location.reload();
  }

  return () => {
    isStopped = true;
    unsubscribe?.();
  };
}
