import pg from "pg";
import type { Connection } from "../db/pool.ts";
import type { Logger } from "../log.ts";

export interface Broadcast {
  start(): Promise<void>;
  stop(): Promise<void>;
  /**
   * Calls `listener` with each payload that any server announces on `channel`. Returns the unsubscribe
   * function.
   */
  subscribe(channel: string, listener: (payload: string) => void): () => void;
  /**
   * Calls `listener` after a gap in which announcements may have been missed. The listener reads the database
   * again. Returns the unsubscribe function.
   */
  onGap(listener: () => void): () => void;
  readonly isListening: boolean;
}

const retryMs = [100, 250, 500, 1_000, 2_000];

/** LISTEN on one connection of this process, reopened when it breaks. Payloads are ids, never content. */
export function createBroadcast(connection: Connection, log: Logger): Broadcast {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const gapListeners = new Set<() => void>();
  let client: pg.Client | undefined;
  let listening = Promise.resolve();
  let isStopped = false;

  async function connect(attempt: number): Promise<void> {
    if (isStopped) return;
    const next = new pg.Client({ ...connection, application_name: "adjutant listen", keepAlive: true });
    next.on("error", () => undefined);
    try {
      await next.connect();
      for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      retry(attempt, error);
      return;
    }
    if (isStopped) {
      await next.end().catch(() => undefined);
      return;
    }
    client = next;
    next.on("notification", ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? "");
    });
    next.on("end", () => {
      client = undefined;
      retry(0, undefined);
    });
    for (const listener of gapListeners) listener();
  }

  function retry(attempt: number, error: unknown) {
    if (isStopped) return;
    if (error) log.warn({ err: error }, "listening for announcements failed; trying again");
    setTimeout(() => void connect(attempt + 1), retryMs[Math.min(attempt, retryMs.length - 1)]).unref();
  }

  /**
   * Serialized, because the connection takes one statement at a time. After a reconnect all channels are
   * listened to again.
   */
  function listenInTurn(open: pg.Client, channel: string) {
    listening = listening
      .then(() => open.query(`listen ${pg.escapeIdentifier(channel)}`))
      .then(
        () => undefined,
        () => undefined,
      );
  }

  return {
    start: () => connect(0),
    async stop() {
      isStopped = true;
      await client?.end().catch(() => undefined);
    },
    subscribe(channel, listener) {
      const known = listeners.get(channel);
      if (!known) {
        listeners.set(channel, new Set([listener]));
        if (client) listenInTurn(client, channel);
      } else known.add(listener);
      return () => void listeners.get(channel)?.delete(listener);
    },
    onGap(listener) {
      gapListeners.add(listener);
      return () => void gapListeners.delete(listener);
    },
    get isListening() {
      return client !== undefined;
    },
  };
}
