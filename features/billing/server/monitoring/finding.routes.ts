import { query } from "#platform/server/command.ts";
import type { App } from "#platform/server/http/app.ts";
import { type Finding, listFindingsRoute } from "../../contract/index.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { billingFindingAccess } from "./billing-finding.access.ts";
import { listOpenFindings, type StoredFinding } from "./finding.repository.ts";

/** Routes to findings about payments, for admins of the installation. */
export function findingRoutes(billing: BillingOptions): (app: App) => void {
  return (app) => {
    app.route(listFindingsRoute, async (ctx, { query: { cursor, limit } }) => {
      if (billing.provider === "none") return { items: [], nextCursor: null };
      const mode = modeOf(billing);
      const time = cursor ? Date.parse(cursor) : Number.NaN;
      const before = Number.isNaN(time) ? undefined : new Date(time);
      const rows = await query(ctx, billingFindingAccess.list, ({ db }) =>
        listOpenFindings(db, mode, { before, limit }),
      );
      const last = rows.length === limit ? rows.at(-1) : undefined;
      return { items: rows.map(presentFinding), nextCursor: last?.found_at.toISOString() ?? null };
    });
  };
}

function presentFinding(row: StoredFinding): Finding {
  const { id, kind, facts, attempts, found_at: foundAt, next_try_at: nextTryAt } = row;
  return {
    ...{ id, kind, facts, attempts, objectId: row.object_id },
    ...{ foundAt: foundAt.toISOString(), nextTryAt: nextTryAt?.toISOString() ?? null },
  };
}
