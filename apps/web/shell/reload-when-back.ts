import { askServer, readReachability, subscribeToReachability } from "#platform/web/api/reachability.ts";
import { reloadOnce } from "./reload-after-upgrade.ts";

/**
 * For a page that could not be loaded: loads it anew as soon as the server, which is away, answers again. A server that
 * is there gets one more try; `giveUp` is called when that was just made. Returns the way to stop.
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

  /** An answer that was on its way when the network went looks as if it were back: loaded anew, all would be gone. */
  async function reloadIfThere() {
    if ((await askServer()) && !isStopped) location.reload();
  }

  return () => {
    isStopped = true;
    unsubscribe?.();
  };
}
