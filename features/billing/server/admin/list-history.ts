import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { BillingHistoryEvent } from "../../contract/admin/billing-history.ts";
import { billingAccess } from "./billing.access.ts";
import { type HistoryRow, listHistory } from "./history.repository.ts";

const acts = [
  "billing.sync_asked",
  "entitlement_override.deleted",
  "entitlement_override.set",
  "subscription.created",
  "subscription.keeping_asked",
  "subscription.lost",
  "subscription.payer_left",
  "customer.taken_back",
  "subscription.plan_change_asked",
  "subscription.synced",
  "workspace_plan.assigned",
  "workspace_plan.put",
  "workspace_plan.unassigned",
];

export interface HistoryPage {
  workspaceId: string;
  cursor?: string | undefined;
  limit: number;
}

/** A page of a workspace's billing events. */
export async function listHistoryPage(
  ctx: Ctx,
  { workspaceId, cursor, limit }: HistoryPage,
): Promise<Page<BillingHistoryEvent>> {
  const after = readIdCursor(cursor);
  const rows = await query(ctx, billingAccess.read, ({ db }) =>
    listHistory(db, { workspaceId, acts, after, limit: limit + 1 }),
  );
  const page = pageOfRows(rows, limit, ({ id }) => id);
  return { ...page, items: page.items.map(presentEvent) };
}

function presentEvent({ id, act, at, actorId, actorEmail, facts }: HistoryRow): BillingHistoryEvent {
  const shown = Object.entries(facts ?? {}).filter(
    (entry): entry is [string, string | number | boolean | null] =>
      entry[0] !== "admin" && typeof entry[1] !== "object",
  );
  return { id, act, at: at.toISOString(), by: actorEmail ?? actorId, facts: Object.fromEntries(shown) };
}
