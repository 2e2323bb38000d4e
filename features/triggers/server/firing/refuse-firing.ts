import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import type { PauseReason } from "../../contract/index.ts";
import { emitTrigger } from "../emit-trigger.ts";
import { type FiringRow, findFiring, hasFailedInRow, insertFiring } from "../firing.repository.ts";
import { stopTrigger } from "../stopping/stop-trigger.ts";
import { triggerAccess } from "../trigger.access.ts";
import { lockTriggerAnywhere, type TriggerRow } from "../trigger.repository.ts";
import { firingRow, type Reason } from "./reason.ts";

export interface Refusal {
  trigger: TriggerRow;
  reason: Reason;
  code: string;
  message: string;
  /** Why the trigger stops. Absent: it goes on, unless this was one failure too many. */
  because?: PauseReason | undefined;
}

/** Notes why a trigger started nothing, and stops it if it has to. Idempotent by the key of the reason. */
export const refuseFiring = command(
  "trigger.refuse",
  triggerAccess.refuse,
  async (ctx, { trigger, reason, code, message, because }: Refusal): Promise<FiringRow | undefined> => {
    const { workspace_id: workspaceId, id, user_id } = trigger;
    const locked = await lockTriggerAnywhere(ctx.db, { workspaceId, id });
    if (!locked || locked.deleted_at) return undefined;
    const at = ctx.now();
    const refused = { outcome: "refused" as const, code, message, id: newId(at.getTime()), at };
    const firing = await insertFiring(ctx.db, firingRow(locked, reason, refused));
    if (!firing) return findFiring(ctx.db, locked, reason.key);
    await ctx.audit({
      act: "trigger.refused",
      ...{ workspaceId, onBehalfOf: user_id, target: [{ type: "trigger", id }] },
      facts: { cause: reason.cause, due: reason.dueAt.toISOString() },
      outcome: "failed",
      errorCode: code,
    });
    await emitTrigger(ctx, locked);
    const stops = because ?? ((await hasFailedInRow(ctx.db, locked)) ? "failures" : undefined);
    if (stops) await stopTrigger(ctx, { workspaceId, id, because: stops });
    return firing;
  },
);
