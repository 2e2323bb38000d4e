import { readUsageOf } from "#features/entitlements/server/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
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
  if (cursor !== undefined && !isUuid(cursor)) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  const { provider, isLive } = billing;
  const rows = await query(ctx, billingAccess.read, ({ db }) =>
    listBilledRows(db, {
      ...{ origin: originOf(billing), now: ctx.now(), search, state, after: cursor, limit: limit + 1 },
      mode: provider === "none" ? undefined : { provider, isLive },
    }),
  );
  const shown = rows.slice(0, limit);
  const usage = await readUsageOf(
    ctx,
    shown.map(({ id, members }) => ({ workspaceId: id, seats: members })),
  );
  return {
    items: shown.map((row) => presentBilled(row, usage.get(row.id) ?? [])),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
