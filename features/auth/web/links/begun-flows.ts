import { sessionStore } from "../session-store.ts";

/**
 * A link with a session in its fragment could come from anybody and sign this browser in to a stranger's
 * account. A flow that begins here therefore puts a random state into its return address, which only this
 * browser knows.
 */
const storageKey = "adjutant.begun-flows";
export const flowField = "flow";

/** As long as a mailed link may live. */
const lifetimeMs = 7 * 86_400_000;
const maxFlows = 20;

/** The return address of a flow that begins in this browser. */
export function asBegunHere(target: string): string {
  const state = crypto.randomUUID();
  const kept = [...readFlows(), { state, at: Date.now() }].slice(-maxFlows);
  sessionStore.setItem(storageKey, JSON.stringify(kept));
  const url = new URL(target);
  url.searchParams.set(flowField, state);
  url.hash = "";
  return url.href;
}

/** Whether this browser began the flow that led to this address. A state counts once. */
export function endBegunFlow({ search }: Pick<URL, "search">): boolean {
  const state = new URLSearchParams(search).get(flowField);
  const flows = readFlows();
  const others = flows.filter((flow) => flow.state !== state);
  if (others.length === flows.length) return false;
  sessionStore.setItem(storageKey, JSON.stringify(others));
  return true;
}

interface BegunFlow {
  state: string;
  at: number;
}

function readFlows(): BegunFlow[] {
  try {
    const kept: unknown = JSON.parse(sessionStore.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isFresh) : [];
  } catch {
    return [];
  }
}

function isFresh(flow: unknown): flow is BegunFlow {
  if (typeof flow !== "object" || flow === null || !("state" in flow) || !("at" in flow)) return false;
  return typeof flow.state === "string" && typeof flow.at === "number" && Date.now() - flow.at < lifetimeMs;
}
