import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { rankedKinds } from "./ranked-kinds.ts";
import { trialSteps } from "./trial-steps.ts";
import { vitalNames, vitalRatings } from "./vitals.ts";

/** The reported period. Each number is compared with the period before. */
export const AnalyticsPeriod = z.enum(["24h", "7d", "30d", "12m"]);
export type AnalyticsPeriod = z.infer<typeof AnalyticsPeriod>;

export const AnalyticsQuery = z.object({ period: AnalyticsPeriod.default("7d") });

const count = z.number().int();
const Compared = z.object({ count, previous: count });
export type Compared = z.infer<typeof Compared>;

const Point = z.object({ startsAt: z.iso.datetime(), visitors: count, sessions: count, pageViews: count });
export type AnalyticsPoint = z.infer<typeof Point>;

export const AnalyticsOverview = z.object({
  period: AnalyticsPeriod,
  /** The unit of the series, in UTC. */
  unit: z.enum(["hour", "day", "month"]),
  startsAt: z.iso.datetime(),
  /** End of the current hour, day or month. */
  endsAt: z.iso.datetime(),
  /** Everything before this time is counted. Null before the first count. */
  countedAt: z.iso.datetime().nullable(),
  totals: z.object({
    /** Browsers per day: one that comes on three days counts three times. */
    visitors: Compared,
    sessions: Compared,
    pageViews: Compared,
    /** Sessions of bots. The other numbers exclude them. */
    botSessions: Compared,
  }),
  /** One point per unit, including empty ones. */
  series: z.array(Point),
  /** Sessions that reached each step, whatever they did before. */
  funnel: z.array(Compared.extend({ step: z.enum(trialSteps) })),
});
export type AnalyticsOverview = z.infer<typeof AnalyticsOverview>;

export const RankedKind = z.enum(rankedKinds);
export type RankedKind = z.infer<typeof RankedKind>;

export const RankedQuery = AnalyticsQuery.extend({ kind: RankedKind, ...PageQuery.shape });
export const RankedName = Compared.extend({ name: z.string() });
export type RankedName = z.infer<typeof RankedName>;
export const RankedNames = pageOf(RankedName);

const PageVital = z.object({
  name: z.enum(vitalNames),
  /** The 75th percentile in milliseconds (CLS without a unit), accurate to 2.5 percent. */
  p75: z.number(),
  /** The rating of the exact measurement. */
  rating: z.enum(vitalRatings),
  samples: count,
});
export type PageVital = z.infer<typeof PageVital>;

export const PageVitals = z.object({ route: z.string(), samples: count, vitals: z.array(PageVital) });
export type PageVitals = z.infer<typeof PageVitals>;
export const PageVitalsQuery = AnalyticsQuery.extend(PageQuery.shape);
export const PageVitalsPage = pageOf(PageVitals);
