import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { EntitlementOverride } from "../../contract/entitlement-override.ts";
import { entitlementOverrideAccess } from "./entitlement-override.access.ts";
import { presentOverride } from "./override.presenter.ts";
import { listOverrides } from "./override.repository.ts";

export interface OverridesPage {
  workspaceId: string;
  /** Entitlement of the previous page's last row. */
  cursor?: string | undefined;
  limit: number;
}

export async function listOverridesPage(
  ctx: Ctx,
  { workspaceId, cursor, limit }: OverridesPage,
): Promise<Page<EntitlementOverride>> {
  const rows = await query(ctx, entitlementOverrideAccess.list, ({ db }) =>
    listOverrides(db, workspaceId, { after: cursor, limit: limit + 1 }),
  );
  const page = pageOfRows(rows, limit, ({ entitlement }) => entitlement);
  return { ...page, items: page.items.map(presentOverride) };
}
