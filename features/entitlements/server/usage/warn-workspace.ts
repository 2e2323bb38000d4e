import type { Ctx } from "#platform/server/context.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";

/** Tells, once a period, that the workspace comes near to a limit; how much is left is asked for by who hears it. */
export async function warnWorkspace(
  ctx: Ctx,
  { workspaceId, entitlement }: { workspaceId: string; entitlement: EntitlementKey },
): Promise<void> {
  await ctx.emit({ name: "entitlements.warned", workspaceId, data: { entitlement } });
}
