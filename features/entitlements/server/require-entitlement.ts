import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type EntitlementKey, entitlementDefinitions } from "../contract/entitlement.ts";
import { entitlementErrors } from "../contract/errors.ts";
import { upgradeUrl } from "./usage/fail-limit.ts";
import { readEntitlements } from "./values/read-entitlements.ts";

/** Throws `not_entitled` unless the workspace's plan gives it. */
export async function requireEntitlement(
  ctx: Ctx,
  { workspaceId, entitlement }: { workspaceId: string; entitlement: EntitlementKey },
): Promise<void> {
  const { values } = await readEntitlements(ctx, workspaceId);
  if (values[entitlement].isGiven) return;
  fail(entitlementErrors, "not_entitled", {
    message: `The plan of this workspace does not include this: ${entitlementDefinitions[entitlement].name}.`,
    details: { entitlement, upgradeUrl },
  });
}
