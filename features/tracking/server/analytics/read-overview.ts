import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { AnalyticsOverview, AnalyticsPeriod } from "../../contract/analytics.ts";
import { trialSteps } from "../../contract/trial-steps.ts";
import { findCountedAt } from "../counting/counting.repository.ts";
import { analyticsAccess } from "../tracking.access.ts";
import { type SummedPoint, sumCounts } from "./counts.repository.ts";
import { timeFrameOf } from "./time-frame.ts";

const kinds = ["visitor", "session", "page_view", "bot_session", "step"];

/** The numbers of a period, from precomputed counts only. */
export async function readOverview(ctx: Ctx, period: AnalyticsPeriod): Promise<AnalyticsOverview> {
  const frame = timeFrameOf(period, ctx.now());
  return query(ctx, analyticsAccess.read, async ({ db }) => {
    const sums = await sumCounts(db, frame, kinds);
    const countedAt = await findCountedAt(db);
    const compared = (kind: string, name = "") => ({
      count: total(sums, (sum) => sum.kind === kind && sum.name === name && !sum.isPrevious),
      previous: total(sums, (sum) => sum.kind === kind && sum.name === name && sum.isPrevious),
    });
    const at = (kind: string, point: Date) =>
      total(sums, (sum) => sum.kind === kind && sum.startsAt?.getTime() === point.getTime());
    return {
      period,
      unit: frame.unit,
      startsAt: frame.startsAt.toISOString(),
      endsAt: frame.endsAt.toISOString(),
      countedAt: countedAt ?? null,
      totals: {
        visitors: compared("visitor"),
        sessions: compared("session"),
        pageViews: compared("page_view"),
        botSessions: compared("bot_session"),
      },
      series: frame.points.map((point) => ({
        startsAt: point.toISOString(),
        visitors: at("visitor", point),
        sessions: at("session", point),
        pageViews: at("page_view", point),
      })),
      funnel: trialSteps.map((step) => ({ step, ...compared("step", step) })),
    };
  });
}

function total(sums: SummedPoint[], belongs: (sum: SummedPoint) => boolean): number {
  return sums.filter(belongs).reduce((sum, { count }) => sum + count, 0);
}
