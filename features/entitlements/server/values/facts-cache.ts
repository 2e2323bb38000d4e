import type { Services } from "#platform/server/services.ts";
import { readFactsOf } from "./facts.repository.ts";
import type { Facts } from "./facts.ts";

const keptMs = 30_000;
const maxWorkspaces = 10_000;

interface Kept {
  facts: Promise<Facts>;
  untilMs: number;
}

const cacheOf = new WeakMap<Services, Map<string, Kept>>();

/** What the workspace's entitlements follow from, at most half a minute old. */
export function factsOf(services: Services, workspaceId: string): Promise<Facts> {
  const cache = cacheOf.get(services);
  // Where nobody listens for changes nothing is kept.
  if (!cache || !services.broadcast.isListening) return readFactsOf(services.servicePool, workspaceId);
  const kept = cache.get(workspaceId);
  if (kept && performance.now() < kept.untilMs) return kept.facts;
  const facts = readFactsOf(services.servicePool, workspaceId);
  if (cache.size >= maxWorkspaces) cache.clear();
  const entry = { facts, untilMs: performance.now() + keptMs };
  cache.set(workspaceId, entry);
  facts.catch(() => {
    if (cache.get(workspaceId) === entry) cache.delete(workspaceId);
  });
  return facts;
}

/** Begins to keep facts and to forget what was changed, by whichever server; returns how to end it. */
export function keepFacts(services: Services): () => void {
  const cache = new Map<string, Kept>();
  cacheOf.set(services, cache);
  const stopListening = services.broadcast.subscribe("entitlements", (workspaceId) => {
    if (workspaceId) cache.delete(workspaceId);
    else cache.clear();
  });
  const stopGaps = services.broadcast.onGap(() => cache.clear());
  return () => {
    stopListening();
    stopGaps();
    cacheOf.delete(services);
  };
}
