import type pg from "pg";

interface Waiting<Key, Row> {
  key: Key;
  resolve(row: Row | undefined): void;
  reject(error: unknown): void;
}

/** One statement for several keys; the rows in the order of the keys. */
export type ReadMany<Key, Row> = (
  servicePool: pg.Pool,
  keys: readonly Key[],
) => Promise<readonly (Row | undefined)[]>;

/** Few enough that nobody waits long for the rows of others. */
const keysAtOnce = 100;

/** The database itself ends statements sooner; a connection that went silent must not hold up all who come later. */
const timeoutMs = 20_000;

/**
 * Makes a reading of one row by its key. Those of this process who ask while the database is being asked wait and are
 * then answered by one statement together: to wake the database costs more than what a short statement reads. Nobody
 * gets what was true before they asked, because they are only answered by a statement that began later.
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
