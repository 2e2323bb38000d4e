import { sql } from "kysely";

/** What is summed of calls, by the names of the columns. */
export const sumColumns = [
  "calls",
  "failed",
  "stopped",
  "refused",
  "fallbacks",
  "input_tokens",
  "cached_input_tokens",
  "output_tokens",
  "reasoning_tokens",
  "cost_micros",
] as const;

export type SumColumn = (typeof sumColumns)[number];

/** The sums that one row of `model_calls` adds, in the order of `sumColumns`. */
export const sumsOfCall = sql`1 as calls, (outcome = 'failed')::int as failed, (outcome = 'stopped')::int as stopped,
  (outcome = 'refused')::int as refused, (place > 1)::int as fallbacks, input_tokens, cached_input_tokens,
  output_tokens, reasoning_tokens, cost_micros`;

/** `sum(calls) as calls, …` as numbers of JavaScript. */
export const summed = sql.join(
  sumColumns.map((name) => sql`sum(${sql.ref(name)})::float8 as ${sql.ref(name)}`),
);

export const sumNames = sql.join(sumColumns.map((name) => sql.ref(name)));
