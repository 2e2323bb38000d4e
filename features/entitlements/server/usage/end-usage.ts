import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { EntitlementKey } from "../../contract/entitlement.ts";
import { entitlementErrors } from "../../contract/errors.ts";
import { type EndStatement, endReservation } from "./usage.repository.ts";
import { warnWorkspace } from "./warn-workspace.ts";

/** Shared by settling and releasing. */
export async function endUsage(ctx: Ctx, ended: Omit<EndStatement, "at">): Promise<boolean> {
  const { amount, workspaceId } = ended;
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`No amount to settle: ${amount}`);
  const result = await endReservation(ctx.db, { ...ended, at: ctx.now() });
  if (!result.is_known) fail(entitlementErrors, "usage.request_unknown");
  if (result.has_crossed) {
    await warnWorkspace(ctx, { workspaceId, entitlement: EntitlementKey.parse(result.of_entitlement) });
  }
  return result.is_new;
}
