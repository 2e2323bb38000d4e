import { loadPublicMetrics, type PublicMetrics } from "./public-metrics.ts";

export type MetricsState =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "loaded"; metrics: PublicMetrics };

const pollMs = 10_000;

/**
 * Polls the metrics every ten seconds while someone subscribes and the tab is visible. A failure is reported
 * even after a success, because old numbers are not current. The next round retries.
 */
export function createMetricsPoll(load: () => Promise<PublicMetrics>) {
  let state: MetricsState = { status: "loading" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const become = (next: MetricsState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const ask = async () => {
    clearTimeout(timer);
    timer = undefined;
    const askedAt = performance.now();
    try {
      become({ status: "loaded", metrics: await load() });
    } catch {
      become({ status: "failed" });
    }
    if (isWanted()) timer = setTimeout(ask, askedAt + pollMs - performance.now());
  };

  const isWanted = () => listeners.size > 0 && !document.hidden;

  const onVisibility = () => {
    if (document.hidden) clearTimeout(timer);
    else void ask();
  };

  return {
    read: () => state,
    retry: () => {
      become({ status: "loading" });
      void ask();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener("visibilitychange", onVisibility);
        if (!document.hidden) void ask();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", onVisibility);
      };
    },
  };
}

let shared: ReturnType<typeof createMetricsPoll> | undefined;

/** The page's only poll, for any number of places. */
export function sharedMetricsPoll(publishableKey: string) {
  shared ??= createMetricsPoll(() => loadPublicMetrics(publishableKey));
  return shared;
}
