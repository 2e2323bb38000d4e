import { z } from "zod";
import { defineErrors } from "#platform/contract/define-errors.ts";

/** How long a shorter period waits before anything is deleted. */
export const periodWaitHours = 24;

const days = z.int().min(1).max(3_650);

/** What a period would delete now. */
const Due = z.object({
  due: z.int(),
  /** How much more would be, and a legal hold keeps it. */
  held: z.int(),
});

/** A kind of data, and how long the workspace keeps it. */
export const RetentionPeriod = Due.extend({
  /** Stable, such as `conversations`. */
  kind: z.string(),
  fewestDays: days,
  mostDays: days,
  /** Null: until somebody deletes it. */
  days: days.nullable(),
  /** When a shortened period begins to delete. Null: it does already. */
  appliesFrom: z.iso.datetime().nullable(),
  /** While it waits: the days in force until then. Null: until somebody deletes it. */
  daysBefore: days.nullable(),
}).meta({ id: "RetentionPeriod" });
export type RetentionPeriod = z.infer<typeof RetentionPeriod>;

export const DueByPeriod = Due.meta({ id: "DueByPeriod" });
export const PeriodDays = days;

export const periodErrors = defineErrors({
  "retention.kind_unknown": [404, "There is no such kind of data."],
  "retention.days_out_of_range": [400, "This kind of data cannot have that period."],
});
