import { useSyncExternalStore } from "react";

let isReachable = true;
let probe: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const firstProbeMs = 1000;
const longestProbeMs = 10_000;
const lossProbeMs = 800;
const patienceMs = 3000;

/** `fetch` that reports when the server becomes unreachable and when it is back. */
export async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init);
    report(!isGatewayFailure(response));
    return response;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) report(false);
    throw error;
  }
}

/** False from the first failed call until the server answers again. */
export function useReachability(): boolean {
  return useSyncExternalStore(subscribeToReachability, readReachability, () => true);
}

/** Calls back on every change. Returns the unsubscribe function. */
export function subscribeToReachability(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readReachability(): boolean {
  return isReachable;
}

/**
 * Probes the server now. Returns false when it does not answer within three seconds; it is then probed until
 * it does.
 */
export async function askServer(): Promise<boolean> {
  const isThere = await isAnswering(patienceMs);
  report(isThere);
  return isThere;
}

function report(reachable: boolean): void {
  if (reachable) clearTimeout(probe);
  if (reachable === isReachable) return;
  isReachable = reachable;
  for (const listener of listeners) listener();
  if (!reachable) scheduleProbe(firstProbeMs);
}

function scheduleProbe(delayMs: number): void {
  clearTimeout(probe);
  probe = setTimeout(async () => {
    if (await isAnswering()) report(true);
    else if (!isReachable) scheduleProbe(Math.min(delayMs * 2, longestProbeMs));
  }, delayMs);
}

// The network is back, so probe at once.
globalThis.addEventListener?.("online", () => {
  if (!isReachable) scheduleProbe(0);
});

// The network is gone, but the server may run on this machine. Without an answer soon it counts as
// unreachable.
globalThis.addEventListener?.("offline", async () => {
  if (isReachable && !(await isAnswering(lossProbeMs))) report(false);
});

function isAnswering(limitMs?: number): Promise<boolean> {
  const signal = limitMs === undefined ? null : AbortSignal.timeout(limitMs);
  return fetch("/healthz", { cache: "no-store", signal }).then(
    (response) => response.ok,
    () => false,
  );
}

/** A 5xx from a proxy without its server. Our own errors are JSON. */
function isGatewayFailure({ status, headers }: Response): boolean {
  const isJson = headers.get("content-type")?.includes("json") ?? false;
  return status >= 502 && status <= 504 && !isJson;
}
