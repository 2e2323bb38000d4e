import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { AnalyticsPeriod, PageVitals } from "../../contract/analytics.ts";
import { vitalNames } from "../../contract/vitals.ts";
import { analyticsAccess } from "../tracking.access.ts";
import { pageOfRanks, placeOf } from "./rank-pages.ts";
import { timeFrameOf } from "./time-frame.ts";
import { ratingOf, typicalValue } from "./vital-buckets.ts";
import { rankVitals, type VitalRow } from "./vitals.repository.ts";

export interface PageVitalsInput {
  period: AnalyticsPeriod;
  cursor?: string | undefined;
  limit: number;
}

/** Web vitals by page. */
export async function listPageVitals(ctx: Ctx, input: PageVitalsInput): Promise<Page<PageVitals>> {
  const frame = timeFrameOf(input.period, ctx.now());
  const rows = await query(ctx, analyticsAccess.read, ({ db }) => rankVitals(db, frame, placeOf(input)));
  return pageOfRanks([...Map.groupBy(rows, ({ route }) => route).values()].map(presentPage), input);
}

function presentPage(rows: VitalRow[]): PageVitals {
  return {
    route: rows[0]?.route ?? "",
    samples: rows[0]?.routeSamples ?? 0,
    vitals: vitalNames.flatMap((name) => {
      const row = rows.find(({ metric }) => metric === name);
      if (!row) return [];
      const rating = ratingOf(row.rating);
      return [{ name, p75: typicalValue(name, row.bucket, rating), rating, samples: row.samples }];
    }),
  };
}
