import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { triggerErrors } from "../contract/index.ts";
import { emitTrigger } from "./emit-trigger.ts";
import { requireAgent } from "./require-agent.ts";
import { requireTrigger } from "./require-trigger.ts";
import { syncSchedule } from "./sync-schedule.ts";
import { triggerAccess } from "./trigger.access.ts";
import { setPaused, type TriggerRow } from "./trigger.repository.ts";

/** Pauses a trigger, or resumes one that is paused or was stopped. Idempotent. */
export const pauseTrigger = command(
  "trigger.pause",
  triggerAccess.pause,
  async (ctx, { id, isPaused }: { id: string; isPaused: boolean }): Promise<TriggerRow> => {
    const before = await requireTrigger(ctx, id);
    if (isPaused === (before.paused_at !== null)) return before;
    // Not theirs to resume.
    if (before.paused_because === "admin") fail(triggerErrors, "trigger.stopped_by_admin");
    if (!isPaused) await requireAgent(ctx, before.agent_id, before.agent_values);
    const key = { workspaceId: before.workspace_id, id: before.id };
    const row = await setPaused(ctx.db, key, isPaused ? "chosen" : null, ctx.now());
    await syncSchedule(ctx, row);
    await ctx.audit({
      act: isPaused ? "trigger.paused" : "trigger.resumed",
      target: [{ type: "trigger", id: row.id }],
    });
    await emitTrigger(ctx, row);
    return row;
  },
);
