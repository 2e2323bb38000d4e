import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { EntitlementUsage } from "../../contract/usage.ts";
import { usageAccess } from "../usage/usage.access.ts";
import { readEntitlements } from "../values/read-entitlements.ts";
import { countAgentsOf } from "./agent-count.repository.ts";
import { listCounters } from "./counter.repository.ts";
import { listStorage } from "./storage.repository.ts";
import { usageOf } from "./usage-of.ts";

/** Longest possible period: a trial may exceed a month. */
const longestPeriodMs = 400 * 24 * 3_600_000;

/** Limits and usage of these workspaces, by id. `seats` is the number of people per workspace. */
export async function readUsageOf(
  ctx: Ctx,
  workspaces: readonly { workspaceId: string; seats: number }[],
): Promise<Map<string, EntitlementUsage[]>> {
  const since = new Date(ctx.now().getTime() - longestPeriodMs);
  const ids = workspaces.map(({ workspaceId }) => workspaceId);
  const { counters, storage, agents } = await query(ctx, usageAccess.list, async ({ db }) => {
    const [counted, stored, agentsOf] = await Promise.all([
      listCounters(db, ids, since),
      listStorage(db, ids),
      countAgentsOf(db, ids),
    ]);
    return { counters: counted, storage: stored, agents: agentsOf };
  });
  const usages = new Map<string, EntitlementUsage[]>();
  for (const { workspaceId, seats } of workspaces) {
    const entitlements = await readEntitlements(ctx, workspaceId);
    const own = counters.filter((counter) => counter.workspaceId === workspaceId);
    usages.set(
      workspaceId,
      usageOf(entitlements, own, {
        seats,
        storageBytes: storage.get(workspaceId) ?? 0,
        agents: agents.get(workspaceId) ?? 0,
      }),
    );
  }
  return usages;
}
