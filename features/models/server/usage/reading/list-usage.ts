import {
  readSubjectStandings,
  readWorkspaceStandings,
  type Standing,
} from "#features/entitlements/server/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { namePurpose } from "../../../contract/call-purpose.ts";
import type { UsageBy, UsagePeriod, UsageRow } from "../../../contract/model-usage.ts";
import { type Named, namePeople, nameWorkspaces } from "./names.repository.ts";
import { presentStanding, presentSums } from "./usage.presenter.ts";
import { type RankedSums, rankUsage } from "./usage.repository.ts";
import { usageFrameOf } from "./usage-period.ts";
import { ruleOf, type UsageReach } from "./usage-reach.ts";

export interface UsageListing extends UsagePeriod {
  by: UsageBy;
  cursor?: string | undefined;
  limit: number;
}

/** More than the keys of any period. */
const deepest = 1_000_000;

/** A page of usage by person, model … An invalid cursor starts at the top. */
export async function listUsage(ctx: Ctx, reach: UsageReach, listing: UsageListing): Promise<Page<UsageRow>> {
  const { by, cursor, limit } = listing;
  const { startsAt, endsAt } = usageFrameOf(listing, ctx.now());
  const offset = /^\d{1,7}$/.test(cursor ?? "") ? Math.min(Number(cursor), deepest) : 0;
  const { rows, names } = await query(ctx, ruleOf(reach), async ({ db }) => {
    const ranked = await rankUsage(db, { reach, startsAt, endsAt, by, offset, limit: limit + 1 });
    const ids = keysOf(ranked);
    const found = by === "person" ? namePeople(db, ids) : by === "workspace" ? nameWorkspaces(db, ids) : null;
    return { rows: ranked, names: (await found) ?? new Map<string, Named>() };
  });
  const shown = rows.slice(0, limit);
  const standings = await standingsOf(ctx, reach, by, keysOf(shown));
  const items = shown.map(
    (row): UsageRow => ({
      key: row.key,
      ...nameOf(row, by, names),
      ...presentSums([row]),
      budget: presentStanding(row.key === null ? undefined : standings.get(row.key)),
    }),
  );
  return { items, nextCursor: rows.length > limit ? String(offset + limit) : null };
}

function keysOf(rows: readonly RankedSums[]): string[] {
  return rows.map(({ key }) => key).filter((key) => key !== null);
}

function nameOf({ key, provider, model }: RankedSums, by: UsageBy, names: Map<string, Named>) {
  if (key === null) return { name: null, detail: null };
  if (by === "model") return { name: model, detail: provider };
  if (by === "purpose") return { name: namePurpose(key), detail: null };
  if (by === "day") return { name: key, detail: null };
  const named = names.get(key);
  return {
    name: named?.name ?? null,
    detail: named?.detail === named?.name ? null : (named?.detail ?? null),
  };
}

async function standingsOf(
  ctx: Ctx,
  reach: UsageReach,
  by: UsageBy,
  ids: string[],
): Promise<Map<string, Standing>> {
  const system = ctx.asSystem("models");
  if (by === "workspace") return readWorkspaceStandings(system, ids, "model_cost");
  if (reach.type === "installation" || (by !== "person" && by !== "agent")) return new Map();
  const scope = by === "person" ? "user" : "agent";
  return readSubjectStandings(system, { workspaceId: reach.workspaceId, scope, ids }, "model_cost");
}
