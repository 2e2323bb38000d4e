import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { triggerErrors } from "../contract/index.ts";
import { lockTrigger, type TriggerRow } from "./trigger.repository.ts";

/**
 * The caller's trigger, which nobody else changes or fires until the transaction ends. Throws `trigger.not_found`, for
 * a deleted one too.
 */
export async function requireTrigger({ db }: Ctx, id: string): Promise<TriggerRow> {
  const row = await lockTrigger(db, id);
  return row && !row.deleted_at ? row : fail(triggerErrors, "trigger.not_found");
}
