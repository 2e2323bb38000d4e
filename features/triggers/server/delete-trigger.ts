import { forgetNotifications } from "#features/notifications/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { triggerErrors } from "../contract/index.ts";
import { emitTrigger } from "./emit-trigger.ts";
import { requireTrigger } from "./require-trigger.ts";
import { syncSchedule } from "./sync-schedule.ts";
import { triggerAccess } from "./trigger.access.ts";
import { lockTrigger, setDeleted, type TriggerRow } from "./trigger.repository.ts";

/** How long a deletion can be undone. The row goes later. */
const undoMs = 15 * 60_000;

/** Hides a trigger and fires it no more. Its conversations stay. */
export const deleteTrigger = command(
  "trigger.delete",
  triggerAccess.delete,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const before = await requireTrigger(ctx, id);
    await end(ctx, await setDeleted(ctx.db, before, ctx.now()));
    await forgetNotifications(ctx, { workspaceId: before.workspace_id, noun: "trigger", ids: [id] });
    await ctx.audit({ act: "trigger.deleted", target: [{ type: "trigger", id }] });
  },
);

/** Restores a deleted trigger as it was. Idempotent. Throws `trigger.undo_over`. */
export const restoreTrigger = command(
  "trigger.restore",
  triggerAccess.restore,
  async (ctx, { id }: { id: string }): Promise<TriggerRow> => {
    const before = (await lockTrigger(ctx.db, id)) ?? fail(triggerErrors, "trigger.not_found");
    if (!before.deleted_at) return before;
    if (ctx.now().getTime() - before.deleted_at.getTime() > undoMs) fail(triggerErrors, "trigger.undo_over");
    const row = await setDeleted(ctx.db, before, null);
    await end(ctx, row);
    await ctx.audit({ act: "trigger.restored", target: [{ type: "trigger", id }] });
    return row;
  },
);

async function end(ctx: Ctx, row: TriggerRow): Promise<void> {
  await syncSchedule(ctx, row);
  await emitTrigger(ctx, row);
}
