import { readEntitlements, requireEntitlement } from "#features/entitlements/server/index.ts";
import { hasProvedAddress } from "#platform/server/access/proved-address.repository.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type ShareObstacle, shareErrors } from "../contract/index.ts";

/** Why the caller can share nothing at all. Null: nothing is in the way. */
export async function shareObstacle(ctx: Ctx): Promise<ShareObstacle | null> {
  const { values } = await readEntitlements(ctx, userOf(ctx).workspaceId);
  if (!values.team.isGiven) return "no_team";
  return (await hasProvedAddress(ctx.db, userOf(ctx).userId)) ? null : "address_unproved";
}

/** Throws `not_entitled` or `share.address_unproved`. */
export async function requireNoObstacle(ctx: Ctx): Promise<void> {
  await requireEntitlement(ctx, { workspaceId: userOf(ctx).workspaceId, entitlement: "team" });
  if (!(await hasProvedAddress(ctx.db, userOf(ctx).userId))) fail(shareErrors, "share.address_unproved");
}
