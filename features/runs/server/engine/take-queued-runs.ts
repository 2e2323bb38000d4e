import type { DomainEvent } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { insertEvents } from "#platform/server/events/events.repository.ts";
import { type ClaimedRun, claimRuns } from "../lease.repository.ts";
import { notifyServers } from "../notify-servers.repository.ts";
import { runDriverKinds } from "../run-driver.ts";
import { audienceOf, refsOf } from "../run-host.ts";
import { resumedChannel } from "./channels.ts";

/** Claims up to `limit` runs for this server, and notifies the readers of formerly queued ones. */
export async function takeQueuedRuns(
  db: Db,
  nodeId: string,
  ownIds: string[],
  limit: number,
): Promise<ClaimedRun[]> {
  const claimed = await claimRuns(db, nodeId, ownIds, limit, runDriverKinds());
  const begun = claimed.filter((run) => run.was_queued);
  await Promise.all([
    insertEvents(db, begun.map(begunEvent)),
    ...begun.map((run) => run.attempt > 1 && notifyServers(db, resumedChannel, run.id)),
  ]);
  return claimed;
}

/** Notifies the tabs of those who see it that a queued run has started. */
function begunEvent(run: ClaimedRun): DomainEvent {
  return {
    name: "run.begun",
    ...audienceOf(run),
    data: { runId: run.id, ...refsOf(run) },
  };
}
