import { useSyncExternalStore } from "react";

let isReachable = true;
/** How often the server was lost. */
let losses = 0;
let probe: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const firstProbeMs = 1000;
const longestProbeMs = 10_000;
const lossProbeMs = 800;
const patienceMs = 3000;

/** `fetch` that reports when the server becomes unreachable and when it is back. */
export async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const lossesBefore = losses;
  try {
    const response = await fetch(input, init);
    if (isGatewayFailure(response)) report(false);
    else if (losses === lossesBefore) report(true);
    // It was under way when the server was lost, so it does not say that the server is back.
    else if (!isReachable) scheduleProbe(0);
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
  if (reachable && !isOffline()) clearTimeout(probe);
  if (reachable === isReachable) return;
  isReachable = reachable;
  if (!reachable) losses += 1;
  for (const listener of listeners) listener();
  if (!reachable) scheduleProbe(firstProbeMs);
}

function scheduleProbe(delayMs: number): void {
  clearTimeout(probe);
  probe = setTimeout(async () => {
    const isThere = await isAnswering(isReachable ? lossProbeMs : undefined);
    report(isThere);
    const nextMs = Math.min(Math.max(delayMs * 2, firstProbeMs), longestProbeMs);
    if (!isThere || isOffline()) scheduleProbe(nextMs);
  }, delayMs);
}

// The network is back, so probe at once.
globalThis.addEventListener?.("online", () => {
  if (!isReachable) scheduleProbe(0);
});

// The network is gone, but the server may run on this machine. Without an answer soon it counts as
// unreachable. The event can come before the loss, so the server is probed until the network is back.
globalThis.addEventListener?.("offline", () => {
  if (isReachable) scheduleProbe(0);
});

/** Whether the browser says that it has no network. */
function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

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
