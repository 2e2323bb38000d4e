import { command } from "#platform/server/command.ts";
import type { PauseReason } from "../../contract/index.ts";
import { emitTrigger } from "../emit-trigger.ts";
import { syncSchedule } from "../sync-schedule.ts";
import { triggerAccess } from "../trigger.access.ts";
import { lockTriggerAnywhere, setPaused, type TriggerKey } from "../trigger.repository.ts";
import { tellStopped } from "./tell-stopped.ts";

/** Stops a trigger, and tells its person why. Idempotent. */
export const stopTrigger = command(
  "trigger.stop",
  triggerAccess.stop,
  async (ctx, { because, ...key }: TriggerKey & { because: PauseReason }): Promise<void> => {
    const before = await lockTriggerAnywhere(ctx.db, key);
    if (!before || before.deleted_at || before.paused_at) return;
    const row = await setPaused(ctx.db, key, because, ctx.now());
    await syncSchedule(ctx, row);
    await ctx.audit({
      act: "trigger.stopped",
      ...{ workspaceId: key.workspaceId, onBehalfOf: row.user_id },
      target: [{ type: "trigger", id: row.id }],
      facts: { because },
    });
    await emitTrigger(ctx, row);
    await tellStopped(ctx, row);
  },
);
