import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";
import { listCounters } from "../reading/counter.repository.ts";
import { readEntitlements } from "../values/read-entitlements.ts";
import { listSubjectStandings } from "./standing.repository.ts";

/** A limit and what was used of it in its current period, in units of the entitlement. */
export interface Standing {
  /** Null: unlimited. */
  limit: number | null;
  /** Includes reservations. */
  used: number;
  resetsAt: Date;
}

/** The standings of whole workspaces, by their ids. Acts as the system: the caller has checked access. */
export async function readWorkspaceStandings(
  ctx: Ctx,
  workspaceIds: readonly string[],
  entitlement: EntitlementKey,
): Promise<Map<string, Standing>> {
  const all = await Promise.all(
    workspaceIds.map(async (id) => ({ id, ...(await readEntitlements(ctx, id)) })),
  );
  const since = new Date(Math.min(...all.map(({ periodStartsAt }) => periodStartsAt.getTime())));
  const counters = all.length > 0 ? await query(ctx, ({ db }) => listCounters(db, workspaceIds, since)) : [];
  return new Map(
    all.map(({ id, values, periodStartsAt, resetsAt }) => {
      const own = counters.find(
        (counter) =>
          counter.workspaceId === id &&
          counter.entitlement === entitlement &&
          counter.periodStartsAt.getTime() === periodStartsAt.getTime(),
      );
      return [
        id,
        { limit: values[entitlement].limit, used: (own?.used ?? 0) + (own?.reserved ?? 0), resetsAt },
      ];
    }),
  );
}

/**
 * The standings of those members or agents of a workspace that have a budget. Acts as the system: the caller has
 * checked access.
 */
export async function readSubjectStandings(
  ctx: Ctx,
  subjects: { workspaceId: string; scope: "user" | "agent"; ids: readonly string[] },
  entitlement: EntitlementKey,
): Promise<Map<string, Standing>> {
  const { periodStartsAt, resetsAt } = await readEntitlements(ctx, subjects.workspaceId);
  const rows = await query(ctx, ({ db }) =>
    listSubjectStandings(db, { ...subjects, entitlement, periodStartsAt }),
  );
  return new Map(rows.map(({ id, limit, used }) => [id, { limit, used, resetsAt }]));
}
