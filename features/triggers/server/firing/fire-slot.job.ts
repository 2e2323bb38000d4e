import { z } from "zod";
import { query } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { slotJobName } from "../sync-schedule.ts";
import { findTriggerAnywhere } from "../trigger.repository.ts";
import { dropOrphan } from "./drop-orphan.ts";
import { fire } from "./fire.ts";

/**
 * Fires a trigger for a slot of its schedule. The platform enqueues it once a slot, and the key makes a retry
 * harmless.
 */
export const fireSlot = defineJob({
  name: slotJobName,
  payload: z.object({ workspaceId: z.uuid(), triggerId: z.uuid(), slot: z.iso.datetime() }),
  retries: 8,
  async perform(ctx, { workspaceId, triggerId, slot }) {
    const key = { workspaceId, id: triggerId };
    const trigger = await query(ctx, ({ db }) => findTriggerAnywhere(db, key));
    // Its person was erased.
    if (!trigger) return dropOrphan(ctx, key);
    if (trigger.deleted_at || trigger.paused_at) return;
    await fire(ctx, trigger, { cause: "slot", key: `slot:${slot}`, dueAt: new Date(slot) });
  },
});
