import { readUsageOf } from "#features/entitlements/server/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { BilledState, BilledWorkspace } from "../../contract/admin/billed-workspace.ts";
import type { BillingOptions } from "../billing-options.ts";
import { originOf } from "../origin-of.ts";
import { presentBilled } from "./billed-workspace.presenter.ts";
import { listBilledRows } from "./billed-workspace.repository.ts";
import { billingAccess } from "./billing.access.ts";

export interface BilledPage {
  search: string;
  state?: BilledState | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** A page of workspaces with plan and usage. */
export async function listBilledWorkspaces(
  ctx: Ctx,
  billing: BillingOptions,
  { search, state, cursor, limit }: BilledPage,
): Promise<Page<BilledWorkspace>> {
  const after = readIdCursor(cursor);
  const { provider, isLive } = billing;
  const rows = await query(ctx, billingAccess.read, ({ db }) =>
    listBilledRows(db, {
      ...{ origin: originOf(billing), now: ctx.now(), search, state, after, limit: limit + 1 },
      mode: provider === "none" ? undefined : { provider, isLive },
    }),
  );
  const page = pageOfRows(rows, limit, ({ id }) => id);
  const usage = await readUsageOf(
    ctx,
    page.items.map(({ id, members }) => ({ workspaceId: id, seats: members })),
  );
  return { ...page, items: page.items.map((row) => presentBilled(row, usage.get(row.id) ?? [])) };
}
