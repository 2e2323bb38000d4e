import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { trialSteps } from "./trial-steps.ts";
import { vitalNames, vitalRatings } from "./vitals.ts";

/** How far back the numbers go; each is compared with as long a time before it. */
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
  /** What one point of the series stands for; hours, days and months of UTC. */
  unit: z.enum(["hour", "day", "month"]),
  startsAt: z.iso.datetime(),
  /** The end of the hour, day or month that is not over yet. */
  endsAt: z.iso.datetime(),
  /** Up to when everything is counted; null before the first time. */
  countedAt: z.iso.datetime().nullable(),
  totals: z.object({
    /** Browsers of a day: who comes on three days counts three times. */
    visitors: Compared,
    sessions: Compared,
    pageViews: Compared,
    /** Sessions of programs, which are in none of the other numbers. */
    botSessions: Compared,
  }),
  /** One point for each unit of the period, also where nothing happened. */
  series: z.array(Point),
  /** Sessions that came to each step, whatever they did before. */
  funnel: z.array(Compared.extend({ step: z.enum(trialSteps) })),
});
export type AnalyticsOverview = z.infer<typeof AnalyticsOverview>;

/** Pages by their views; the others by sessions. */
export const RankedKind = z.enum(["page", "referrer", "device", "browser", "language"]);
export type RankedKind = z.infer<typeof RankedKind>;

export const RankedQuery = AnalyticsQuery.extend({ kind: RankedKind, ...PageQuery.shape });
export const RankedName = Compared.extend({ name: z.string() });
export type RankedName = z.infer<typeof RankedName>;
export const RankedNames = pageOf(RankedName);

const PageVital = z.object({
  name: z.enum(vitalNames),
  /** Three of four measurements were at most so; milliseconds, CLS without a unit. Right to 2.5 percent. */
  p75: z.number(),
  /** Of the measurement itself, without that rounding. */
  rating: z.enum(vitalRatings),
  samples: count,
});
export type PageVital = z.infer<typeof PageVital>;

export const PageVitals = z.object({ route: z.string(), samples: count, vitals: z.array(PageVital) });
export type PageVitals = z.infer<typeof PageVitals>;
export const PageVitalsQuery = AnalyticsQuery.extend(PageQuery.shape);
export const PageVitalsPage = pageOf(PageVitals);
