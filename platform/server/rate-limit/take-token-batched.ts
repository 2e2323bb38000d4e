import type pg from "pg";
import { type Bucket, takeTokensFrom } from "./rate-limit.repository.ts";

interface Waiting {
  resolve(waitMs: number): void;
  reject(error: unknown): void;
}

const queuesOf = new WeakMap<pg.Pool, Map<string, Waiting[]>>();

/**
 * Takes one token; returns the milliseconds to wait, 0 when there was one. Those of this process who come to the
 * same bucket while the database is being asked wait and then ask together, so that a busy bucket costs one
 * statement for many. Nobody holds tokens in advance: what the database has not given is not spent.
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

/** Whoever joins `queue` while a statement is under way is in the next one. */
async function askUntilEmpty(servicePool: pg.Pool, bucket: Bucket, queue: Waiting[], close: () => void) {
  while (queue.length > 0) {
    const asking = queue.splice(0);
    try {
      const { taken, waitMs } = await takeTokensFrom(servicePool, bucket, asking.length);
      for (const { resolve } of asking.splice(0, taken || asking.length)) resolve(waitMs);
      // As if they had come one by one: who got none because others did asks once more.
      queue.unshift(...asking);
    } catch (error) {
      for (const { reject } of asking) reject(error);
    }
  }
  close();
}
