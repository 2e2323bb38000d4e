import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { PlanEntitlement } from "../../contract/plan-entitlement.ts";
import { planEntitlementAccess } from "./plan-entitlement.access.ts";
import { listPlanValues } from "./plan-value.repository.ts";

export async function listPlanValuesPage(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<PlanEntitlement>> {
  const rows = await query(ctx, planEntitlementAccess.list, ({ db }) =>
    listPlanValues(db, { after: cursor, limit: limit + 1 }),
  );
  return pageOfRows(rows, limit, ({ planKey, entitlement }) => `${planKey}/${entitlement}`);
}
