import type pg from "pg";

interface Waiting<Key, Row> {
  key: Key;
  resolve(row: Row | undefined): void;
  reject(error: unknown): void;
}

/** Reads several keys in one statement and returns the rows in the order of the keys. */
export type ReadMany<Key, Row> = (
  servicePool: pg.Pool,
  keys: readonly Key[],
) => Promise<readonly (Row | undefined)[]>;

/** Small enough that no caller waits long for other callers' rows. */
const keysAtOnce = 100;

/** The database ends statements sooner. This bounds a connection that went silent. */
const timeoutMs = 20_000;

/**
 * Batches single-row reads. Callers that arrive while a statement runs wait, and the next statement answers
 * them together: waking the database costs more than a short read. Nobody gets stale data, because the
 * answering statement always starts after the call.
 */
export function readTogether<Key, Row>(
  readMany: ReadMany<Key, Row>,
): (servicePool: pg.Pool, key: Key) => Promise<Row | undefined> {
  const queues = new WeakMap<pg.Pool, Waiting<Key, Row>[]>();
  return (servicePool, key) =>
    new Promise((resolve, reject) => {
      const waiting = { key, resolve, reject };
      const queue = queues.get(servicePool);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const own = [waiting];
      queues.set(servicePool, own);
      void readUntilEmpty(readMany, servicePool, own, () => queues.delete(servicePool));
    });
}

async function readUntilEmpty<Key, Row>(
  readMany: ReadMany<Key, Row>,
  servicePool: pg.Pool,
  queue: Waiting<Key, Row>[],
  close: () => void,
) {
  while (queue.length > 0) {
    const asking = queue.splice(0, keysAtOnce);
    try {
      const keys = asking.map(({ key }) => key);
      const rows = await inTime(readMany(servicePool, keys));
      for (const [index, { resolve }] of asking.entries()) resolve(rows[index]);
    } catch (error) {
      for (const { reject } of asking) reject(error);
    }
  }
  close();
}

async function inTime<Result>(reading: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("The database gave no answer")), timeoutMs);
  try {
    return await Promise.race([reading, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
