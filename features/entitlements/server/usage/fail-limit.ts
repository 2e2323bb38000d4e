import { fail } from "#platform/server/errors.ts";
import { type EntitlementKey, entitlementDefinitions } from "../../contract/entitlement.ts";
import type { Entitlements } from "../../contract/entitlements.ts";
import { entitlementErrors } from "../../contract/errors.ts";
import { isMetered } from "../../contract/is-metered.ts";

/** Page with the workspace's limits and ways to raise them. */
export const upgradeUrl = "/settings/billing";

/** Throws `limit_reached` with limit, usage and reset time. */
export function failLimit(
  { resetsAt, values }: Entitlements,
  entitlement: EntitlementKey,
  refused: { refused_scope: string | null; refused_limit: string | null; refused_used: string | null },
): never {
  const { name } = entitlementDefinitions[entitlement];
  const scope = refused.refused_scope ?? "workspace";
  const whose = scope === "workspace" ? "this workspace's plan" : `this ${scope}`;
  return fail(entitlementErrors, "limit_reached", {
    message: `${name}: the limit of ${whose} is reached.`,
    details: {
      entitlement,
      scope,
      limit: scope === "workspace" ? values[entitlement].limit : Number(refused.refused_limit ?? 0),
      used: Number(refused.refused_used ?? 0),
      resetsAt: isMetered(entitlement) ? resetsAt.toISOString() : null,
      upgradeUrl,
    },
  });
}
