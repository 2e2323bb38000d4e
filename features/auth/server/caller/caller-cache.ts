import type { UserActor } from "#platform/server/context.ts";
import { callersChannel } from "#platform/server/http/callers-channel.ts";
import type { Services } from "#platform/server/services.ts";
import { perServices } from "../per-services.ts";

export interface CallerCache {
  find(key: string): UserActor | undefined;
  /** Reads and caches the actor. Skips caching when the user's rights changed during the read. */
  load(key: string, read: () => Promise<UserActor>): Promise<UserActor>;
  forget(userId: string): void;
}

/** Upper bound for which an ended session or a lost role can still pass. */
const keepMs = 3_000;
const limit = 10_000;

export const callerCache = perServices(createCallerCache);

function createCallerCache(services: Services): CallerCache {
  const kept = new Map<string, { actor: UserActor; untilMs: number }>();
  let changes = 0;

  function forget(userId: string) {
    changes += 1;
    for (const [key, { actor }] of kept) if (actor.userId === userId) kept.delete(key);
  }

  function forgetAll() {
    changes += 1;
    kept.clear();
  }

  services.broadcast.subscribe(callersChannel, forget);
  services.broadcast.onGap(forgetAll);

  return {
    forget,
    find(key) {
      const entry = kept.get(key);
      if (entry && entry.untilMs > performance.now()) return entry.actor;
      kept.delete(key);
      return undefined;
    },
    async load(key, read) {
      const changesBefore = changes;
      const actor = await read();
      if (changes !== changesBefore) return actor;
      if (kept.size >= limit) kept.delete(kept.keys().next().value ?? "");
      kept.set(key, { actor, untilMs: performance.now() + keepMs });
      return actor;
    },
  };
}
