import type { Ctx } from "#platform/server/context.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";

/**
 * Emits that the workspace is near a limit. Call it once per period. Listeners read the remaining amount
 * themselves.
 */
export async function warnWorkspace(
  ctx: Ctx,
  { workspaceId, entitlement }: { workspaceId: string; entitlement: EntitlementKey },
): Promise<void> {
  await ctx.emit({ name: "entitlements.warned", workspaceId, data: { entitlement } });
}
