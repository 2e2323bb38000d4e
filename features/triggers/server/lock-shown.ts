import type { Ctx } from "#platform/server/context.ts";
import { lockTrigger, type TriggerRow } from "./trigger.repository.ts";

/** The trigger, locked. A deleted one does not exist. */
export async function lockShown({ db }: Ctx, { id }: { id: string }): Promise<TriggerRow | undefined> {
  const row = await lockTrigger(db, id);
  return row?.deleted_at ? undefined : row;
}
