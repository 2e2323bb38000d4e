import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Factor } from "./factor.ts";

/** Audits an act on a person's factor. */
export function auditFactor(
  ctx: Ctx,
  act: `factor.${string}`,
  factor: Pick<Factor, "id" | "user_id" | "factor_type">,
  facts: JsonObject = {},
): Promise<void> {
  return ctx.audit({
    act,
    workspaceId: factor.user_id,
    onBehalfOf: factor.user_id,
    target: [{ type: "factor", id: factor.id }],
    facts: { type: factor.factor_type, ...facts },
  });
}
