import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { WorkspaceUsageRow } from "../../contract/usage.ts";
import { usageAccess } from "../usage/usage.access.ts";
import { readEntitlements } from "../values/read-entitlements.ts";
import { listCounters } from "./counter.repository.ts";
import { usageOf } from "./usage-of.ts";
import { listWorkspaces } from "./workspace.repository.ts";

/** Longest possible period: a trial may exceed a month. */
const longestPeriodMs = 400 * 24 * 3_600_000;

/** A page of workspaces with limits and usage. */
export async function listWorkspaceUsage(
  ctx: Ctx,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Page<WorkspaceUsageRow>> {
  const since = new Date(ctx.now().getTime() - longestPeriodMs);
  const { workspaces, counters } = await query(ctx, usageAccess.list, async ({ db }) => {
    const found = await listWorkspaces(db, { after, limit: limit + 1 });
    const ids = found.map(({ id }) => id);
    return { workspaces: found, counters: await listCounters(db, ids, since) };
  });
  const page = pageOfRows(workspaces, limit, ({ id }) => id);
  const items: WorkspaceUsageRow[] = [];
  for (const { id, name, ...existing } of page.items) {
    const entitlements = await readEntitlements(ctx, id);
    const { planKey, phase, periodStartsAt, resetsAt } = entitlements;
    const own = counters.filter(({ workspaceId }) => workspaceId === id);
    items.push({
      ...{ workspaceId: id, name, planKey, phase },
      periodStartsAt: periodStartsAt.toISOString(),
      periodEndsAt: resetsAt.toISOString(),
      entitlements: usageOf(entitlements, own, existing),
    });
  }
  return { ...page, items };
}
