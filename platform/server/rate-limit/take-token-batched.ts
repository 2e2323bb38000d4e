import type pg from "pg";
import { type Bucket, takeTokensFrom } from "./rate-limit.repository.ts";

interface Waiting {
  resolve(waitMs: number): void;
  reject(error: unknown): void;
}

const queuesOf = new WeakMap<pg.Pool, Map<string, Waiting[]>>();

/**
 * Takes one token. Returns the milliseconds to wait, or 0. Callers of the same bucket that arrive while a
 * statement runs share the next one, so a busy bucket costs one statement for many. No tokens are held in
 * advance, so none are wasted.
 */
export function takeTokenBatched(servicePool: pg.Pool, bucket: Bucket): Promise<number> {
  const queues = queuesOf.get(servicePool) ?? new Map<string, Waiting[]>();
  queuesOf.set(servicePool, queues);
  const name = `${bucket.key} ${bucket.burst} ${bucket.perMinute}`;
  return new Promise((resolve, reject) => {
    const queue = queues.get(name);
    if (queue) {
      queue.push({ resolve, reject });
      return;
    }
    const own = [{ resolve, reject }];
    queues.set(name, own);
    void askUntilEmpty(servicePool, bucket, own, () => queues.delete(name));
  });
}

/** Callers that join `queue` during a statement are part of the next one. */
async function askUntilEmpty(servicePool: pg.Pool, bucket: Bucket, queue: Waiting[], close: () => void) {
  while (queue.length > 0) {
    const asking = queue.splice(0);
    try {
      const { taken, waitMs } = await takeTokensFrom(servicePool, bucket, asking.length);
      for (const { resolve } of asking.splice(0, taken || asking.length)) resolve(waitMs);
      // As if they had arrived one by one: those without a token ask once more.
      queue.unshift(...asking);
    } catch (error) {
      for (const { reject } of asking) reject(error);
    }
  }
  close();
}
