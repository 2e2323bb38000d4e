import type { Ctx } from "#platform/server/context.ts";
import type { EntitlementKey } from "../contract/entitlement.ts";
import { lockCapacity } from "./capacity-lock.repository.ts";
import { failLimit } from "./usage/fail-limit.ts";
import { readEntitlements } from "./values/read-entitlements.ts";

export interface CapacityRequest {
  workspaceId: string;
  /** An entitlement of kind `quantity`. */
  entitlement: EntitlementKey;
  /** Counts what exists; called under the lock, so nobody can add meanwhile. */
  current: () => Promise<number>;
  adding: number;
}

/**
 * Throws `limit_reached` unless the workspace may have `adding` more. Call it in the transaction that adds:
 * it serializes additions until that ends. Adding nothing is never refused, even above the limit.
 */
export async function requireCapacity(
  ctx: Ctx,
  { workspaceId, entitlement, current, adding }: CapacityRequest,
) {
  if (adding <= 0) return;
  const entitlements = await readEntitlements(ctx, workspaceId);
  const { limit } = entitlements.values[entitlement];
  if (limit === null) return;
  await lockCapacity(ctx.db, workspaceId, entitlement);
  const used = await current();
  if (used + adding <= limit) return;
  failLimit(entitlements, entitlement, {
    refused_scope: "workspace",
    refused_limit: String(limit),
    refused_used: String(used),
  });
}
