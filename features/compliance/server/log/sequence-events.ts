import type { Db } from "#platform/server/db/connection-db.ts";
import { inServiceTransaction } from "#platform/server/db/transaction.ts";
import type { Services } from "#platform/server/services.ts";
import { facetsOf } from "./facets-of.ts";
import { append, type GrowingLog } from "./grow-log.ts";
import { openLogs, storeGrown } from "./open-logs.ts";
import {
  doNotWaitForDisk,
  insertFacets,
  isEventWaiting,
  listUnsequenced,
  lockCursor,
  moveCursor,
  type UnsequencedEvent,
} from "./sequencer.repository.ts";

/** Events in one batch. */
export const batchSize = 1_024;

/**
 * Gives the next events their places, in the order of their committed transactions. One transaction locks the cursor,
 * appends and moves the cursor: a killed sequencer leaves nothing half done, and two never append at once. Returns how
 * many events it sequenced, and whether there may be more: none while another sequencer works.
 */
export function sequenceEvents(
  services: Services,
  host: string,
): Promise<{ count: number; isBehind: boolean }> {
  return inServiceTransaction(services.pool, "write", async (db) => {
    const cursor = await lockCursor(db);
    if (!cursor) return { count: 0, isBehind: true };
    // Asked first: what waited then and waits no more is among those that are listed.
    const [isWaiting, events] = await Promise.all([
      isEventWaiting(db, cursor),
      listUnsequenced(db, cursor, batchSize),
      doNotWaitForDisk(db),
    ]);
    const isBehind = isWaiting || events.length === batchSize;
    const last = events.at(-1);
    if (!last) return { count: 0, isBehind };
    await appendEvents(db, events, { host, at: services.now() });
    await moveCursor(db, { transactionId: last.transaction_id, number: last.number });
    return { count: events.length, isBehind };
  });
}

/** Appends events to the logs of their workspaces and makes them findable. */
export async function appendEvents(
  db: Db,
  events: readonly UnsequencedEvent[],
  { host, at }: { host: string; at: Date },
): Promise<void> {
  const logs = await openLogs(db, {
    workspaceIds: [...new Set(events.map((event) => event.workspace_id))],
    host,
    at,
  });
  for (const { id, workspace_id, envelope } of events) {
    append(logs.get(workspace_id) as GrowingLog, { bytes: envelope, eventId: id });
  }
  await Promise.all([
    storeGrown(db, [...logs.values()]),
    insertFacets(
      db,
      events.flatMap((event) =>
        facetsOf(event.envelope).map((facet) => ({
          workspaceId: event.workspace_id,
          facet,
          eventNumber: event.number,
          eventId: event.id,
          actorId: event.actor_id,
        })),
      ),
    ),
  ]);
}
