import { command } from "#platform/server/command.ts";
import { dropSchedule } from "../sync-schedule.ts";
import { triggerAccess } from "../trigger.access.ts";
import type { TriggerKey } from "../trigger.repository.ts";

/** Deletes the schedule of a trigger that was erased. */
export const dropOrphan = command(
  "trigger.drop_orphan",
  triggerAccess.stop,
  async (ctx, key: TriggerKey): Promise<void> => {
    await dropSchedule(ctx, key);
    await ctx.audit({
      act: "trigger.schedule_dropped",
      workspaceId: key.workspaceId,
      target: [{ type: "trigger", id: key.id }],
    });
  },
);
