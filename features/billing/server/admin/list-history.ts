import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
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
  if (cursor !== undefined && !isUuid(cursor)) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  const rows = await query(ctx, billingAccess.read, ({ db }) =>
    listHistory(db, { workspaceId, acts, after: cursor, limit: limit + 1 }),
  );
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(presentEvent),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

function presentEvent({ id, act, at, actorId, actorEmail, facts }: HistoryRow): BillingHistoryEvent {
  const shown = Object.entries(facts ?? {}).filter(
    (entry): entry is [string, string | number | boolean | null] =>
      entry[0] !== "admin" && typeof entry[1] !== "object",
  );
  return { id, act, at: at.toISOString(), by: actorEmail ?? actorId, facts: Object.fromEntries(shown) };
}
