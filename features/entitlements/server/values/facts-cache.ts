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

/** The facts behind a workspace's entitlements, at most 30 s old. */
export function factsOf(services: Services, workspaceId: string): Promise<Facts> {
  const cache = cacheOf.get(services);
  // Without a listener for changes nothing is cached.
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

/** Starts the cache, which any server's change invalidates. Returns the function that stops it. */
export function startFactsCache(services: Services): () => void {
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
