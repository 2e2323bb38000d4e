import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { complianceHoldErrors } from "../../contract/index.ts";
import { type HoldRow, lockHold } from "./hold.repository.ts";

/**
 * A standing hold of the caller's workspace, locked. One that is over never stands again: what it kept may be gone.
 * Throws `hold.not_found` and `hold.over`.
 */
export async function lockStanding(ctx: Ctx, id: string): Promise<HoldRow> {
  const hold = await lockHold(ctx.db, userOf(ctx).workspaceId, id);
  if (!hold) return fail(complianceHoldErrors, "hold.not_found");
  if (hold.released_at || (hold.ends_at && hold.ends_at <= ctx.now()))
    fail(complianceHoldErrors, "hold.over");
  return hold;
}
