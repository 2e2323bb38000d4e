import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { triggerErrors } from "../../contract/index.ts";
import { emitTrigger } from "../emit-trigger.ts";
import { tellStopped } from "../stopping/tell-stopped.ts";
import { syncSchedule } from "../sync-schedule.ts";
import { triggerAccess } from "../trigger.access.ts";
import { lockTriggerAnywhere, setPaused, type TriggerRow } from "../trigger.repository.ts";

/** Stops a trigger for the workspace, also a paused one, and tells its person. Only `allowMemberTrigger` ends it. Idempotent. */
export const stopMemberTrigger = command(
  "trigger.stop_for_workspace",
  triggerAccess.stop_for_workspace,
  async (ctx: Ctx, { id }: { id: string }): Promise<void> => {
    const before = await lockOfWorkspace(ctx, id);
    if (before.paused_because === "admin") return;
    const row = await setPaused(ctx.db, keyOf(before), "admin", ctx.now());
    await syncSchedule(ctx, row);
    await ctx.audit({ act: "trigger.stopped_for_workspace", ...about(row) });
    await emitTrigger(ctx, row);
    await tellStopped(ctx, row);
  },
);

/** Lets the person of a trigger resume it again. It stays paused until they do. Idempotent. */
export const allowMemberTrigger = command(
  "trigger.allow_for_workspace",
  triggerAccess.allow_for_workspace,
  async (ctx: Ctx, { id }: { id: string }): Promise<void> => {
    const before = await lockOfWorkspace(ctx, id);
    if (before.paused_because !== "admin") return;
    const row = await setPaused(ctx.db, keyOf(before), "chosen", ctx.now());
    await ctx.audit({ act: "trigger.allowed_for_workspace", ...about(row) });
    await emitTrigger(ctx, row);
  },
);

async function lockOfWorkspace(ctx: Ctx, id: string): Promise<TriggerRow> {
  const row = await lockTriggerAnywhere(ctx.db, { workspaceId: userOf(ctx).workspaceId, id });
  return row && !row.deleted_at ? row : fail(triggerErrors, "trigger.not_found");
}

function keyOf({ workspace_id: workspaceId, id }: TriggerRow) {
  return { workspaceId, id };
}

function about({ id, user_id }: TriggerRow) {
  return { target: [{ type: "trigger", id }], facts: { of_person: user_id } };
}
