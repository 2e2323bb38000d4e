import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";

/** The longest period of a report, in days: as long as sums are kept. */
export const longestUsageDays = 400;

/** Days of UTC, both included. Absent: the last 30 days. */
export const UsagePeriod = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });
export type UsagePeriod = z.infer<typeof UsagePeriod>;

/** By what usage is listed. */
export const UsageBy = z.enum(["workspace", "person", "agent", "model", "purpose", "day"]);
export type UsageBy = z.infer<typeof UsageBy>;

export const UsageRowsQuery = UsagePeriod.extend({ by: UsageBy, ...PageQuery.shape });

const count = z.number().int().min(0);

/** Sums of calls. */
export const UsageSums = z
  .object({
    calls: count,
    failed: count,
    /** Cancelled by a person or a limit. */
    stopped: count,
    /** Not sent, because a budget was used up. */
    refused: count,
    /** Sent to another model, because the one before failed. */
    fallbacks: count,
    inputTokens: count,
    cachedInputTokens: count,
    outputTokens: count,
    /** The part of the output that was reasoning, as far as providers say. */
    reasoningTokens: count,
    /** Millionths of a dollar. */
    costMicros: count,
  })
  .meta({ id: "ModelUsageSums" });
export type UsageSums = z.infer<typeof UsageSums>;

/** A model budget in its current period, which may differ from the period of the report. */
export const BudgetStanding = z
  .object({
    /** Millionths of a dollar. Null: unlimited. */
    limitMicros: count.nullable(),
    /** Includes reservations of calls in progress. */
    usedMicros: count,
    resetsAt: z.iso.datetime(),
  })
  .meta({ id: "ModelBudgetStanding" });
export type BudgetStanding = z.infer<typeof BudgetStanding>;

/** What models were used for in a period. */
export const UsageOverview = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  totals: UsageSums,
  /** Of the same number of days before. */
  previous: UsageSums,
  /** Each day of the period. */
  days: z.array(z.object({ day: z.iso.date(), calls: count, costMicros: count })),
  /** Null for the whole installation, which has none. */
  budget: BudgetStanding.nullable(),
});
export type UsageOverview = z.infer<typeof UsageOverview>;

/** The sums of one person, model, day … */
export const UsageRow = UsageSums.extend({
  /** An id, a purpose, a day, or a provider and its model. Null: the person or workspace was erased, or there was none. */
  key: z.string().nullable(),
  /** What people call it. Null for what has no name. */
  name: z.string().nullable(),
  /** More about it, e.g. an address or the provider. */
  detail: z.string().nullable(),
  /** Of a workspace, person or agent. Null: it has none of its own. */
  budget: BudgetStanding.nullable(),
});
export type UsageRow = z.infer<typeof UsageRow>;
export const UsageRows = pageOf(UsageRow);
