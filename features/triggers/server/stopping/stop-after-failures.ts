import { backgroundRunEnded } from "#features/runs/contract/events.ts";
import { subscribe } from "#platform/server/events/subscribe.ts";
import { findTriggerOfRun, hasFailedInRow } from "../firing.repository.ts";
import { findTriggerAnywhere } from "../trigger.repository.ts";
import { stopTrigger } from "./stop-trigger.ts";

/**
 * Stops a trigger when its run is one failure too many. A trigger whose person is not told of its runs stops when it
 * fires the next time.
 */
export const stopAfterFailures = subscribe(backgroundRunEnded, {
  name: "triggers.stop_after_failures",
  async perform(ctx, _payload, { workspaceId, objectId: runId }) {
    const id = await findTriggerOfRun(ctx.db, { workspaceId, runId });
    const trigger = id && (await findTriggerAnywhere(ctx.db, { workspaceId, id }));
    if (!trigger || !(await hasFailedInRow(ctx.db, trigger))) return;
    await stopTrigger(ctx, { workspaceId, id: trigger.id, because: "failures" });
  },
});
