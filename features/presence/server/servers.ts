import type { Services } from "#platform/server/services.ts";
import { type Batch, fromPayload, type TabChange, toPayloads } from "./batches.ts";
import { keyOfTab } from "./place.ts";
import { announce, presenceChannel } from "./presence.repository.ts";

/** A server that says nothing for so long is gone, and so are its people. Less than a reader waits: 45 s. */
export const silenceMs = 40_000;
const aliveEveryMs = 15_000;
/** Announcements of one server are gathered, whatever the number of people: at most four a second. */
const gatherMs = 250;
const firstGatherMs = 20;

interface ServersOptions {
  services: Pick<Services, "broadcast" | "servicePool" | "nodeId" | "log" | "now">;
  /** Another server says something. */
  onBatch(batch: Batch): void;
  /** A server is gone. */
  onGone(nodeId: string): void;
  /** All tabs that this server hears. */
  ownTabs(): TabChange[];
}

/** What the servers of one database tell each other. A server that is alone tells nothing but that it is there. */
export function createServers({ services, onBatch, onGone, ownTabs }: ServersOptions) {
  const { broadcast, servicePool, nodeId, log } = services;
  const heardAt = new Map<string, number>();
  const changed = new Map<string, TabChange>();
  let sentAtMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const now = () => services.now().getTime();
  const say = (batches: Batch[]) => {
    sentAtMs = now();
    return announce(servicePool, batches.flatMap(toPayloads)).catch((error: unknown) =>
      log.warn({ err: error }, "presence could not be announced"),
    );
  };
  const sayAll = () =>
    say([
      { from: nodeId, kind: "tabs", isAll: true, changes: ownTabs().filter(({ state }) => state !== "left") },
    ]);
  const flush = () => {
    timer = undefined;
    if (changed.size === 0) return;
    const changes = [...changed.values()];
    changed.clear();
    void say([{ from: nodeId, kind: "tabs", isAll: false, changes }]);
  };

  const unsubscribe = broadcast.subscribe(presenceChannel, (payload) => {
    const batch = fromPayload(payload);
    if (!batch || batch.from === nodeId) return;
    const isNew = !heardAt.has(batch.from);
    if (batch.kind === "gone") {
      heardAt.delete(batch.from);
      onGone(batch.from);
      return;
    }
    heardAt.set(batch.from, now());
    onBatch(batch);
    // A server that was not known, or not any more, tells all it has and is told all.
    if (isNew || batch.kind === "who") void sayAll();
    const isKnownWhole = batch.kind === "who" || (batch.kind === "tabs" && batch.isAll);
    if (isNew && !isKnownWhole) void say([{ from: nodeId, kind: "who" }]);
  });
  const forgetGap = broadcast.onGap(() => void say([{ from: nodeId, kind: "who" }]));

  return {
    /** Tells the others of a tab, with the next batch. */
    tell(change: TabChange): void {
      if (heardAt.size === 0) return;
      changed.set(keyOfTab(change), change);
      const waitMs = Math.max(firstGatherMs, sentAtMs + gatherMs - now());
      timer ??= setTimeout(flush, Math.min(waitMs, gatherMs)).unref();
    },
    /** Called every second. */
    tick(hasPeople: boolean): void {
      for (const [other, at] of heardAt) {
        if (now() - at < silenceMs) continue;
        heardAt.delete(other);
        onGone(other);
      }
      const isDue = now() - sentAtMs >= aliveEveryMs;
      if (isDue && (hasPeople || heardAt.size > 0)) void say([{ from: nodeId, kind: "alive" }]);
    },
    ask: () => say([{ from: nodeId, kind: "who" }]),
    async stop(): Promise<void> {
      clearTimeout(timer);
      unsubscribe();
      forgetGap();
      await say([{ from: nodeId, kind: "gone" }]);
    },
  };
}
