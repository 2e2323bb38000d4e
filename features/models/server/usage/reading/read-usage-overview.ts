import {
  readSubjectStandings,
  readWorkspaceStandings,
  type Standing,
} from "#features/entitlements/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { UsageOverview, UsagePeriod } from "../../../contract/model-usage.ts";
import { presentStanding, presentSums } from "./usage.presenter.ts";
import { sumDays } from "./usage.repository.ts";
import { dayOf, usageFrameOf } from "./usage-period.ts";
import { ruleOf, type UsageReach } from "./usage-reach.ts";

/** The sums of a period, by day, compared with the days before and with the budget. */
export async function readUsageOverview(
  ctx: Ctx,
  reach: UsageReach,
  period: UsagePeriod,
): Promise<UsageOverview> {
  const frame = usageFrameOf(period, ctx.now());
  const { from, to, startsAt, endsAt, previousStartsAt } = frame;
  const rows = await query(ctx, ruleOf(reach), ({ db }) =>
    sumDays(db, { reach, startsAt: previousStartsAt, endsAt }),
  );
  const byDay = Map.groupBy(rows, (row) => dayOf(row.startsAt));
  return {
    ...{ from, to },
    totals: presentSums(rows.filter((row) => row.startsAt >= startsAt)),
    previous: presentSums(rows.filter((row) => row.startsAt < startsAt)),
    days: frame.days.map((day) => {
      const { calls, costMicros } = presentSums(byDay.get(day) ?? []);
      return { day, calls, costMicros };
    }),
    budget: presentStanding(await standingOf(ctx, reach)),
  };
}

async function standingOf(ctx: Ctx, reach: UsageReach): Promise<Standing | undefined> {
  if (reach.type === "installation") return undefined;
  const system = ctx.asSystem("models");
  const { workspaceId } = reach;
  if (reach.type === "workspace") {
    return (await readWorkspaceStandings(system, [workspaceId], "model_cost")).get(workspaceId);
  }
  const own = { workspaceId, scope: "user" as const, ids: [reach.userId] };
  return (await readSubjectStandings(system, own, "model_cost")).get(reach.userId);
}
