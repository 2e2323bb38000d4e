import type { Field } from "./field.ts";

export const comparisons = [
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "cs",
  "cd",
  "ov",
  "isdistinct",
] as const;
export type Comparison = (typeof comparisons)[number];

export const facts = ["null", "not_null", "true", "false", "unknown"] as const;
export type Fact = (typeof facts)[number];

/** What an operator tests. Values are strings; the database casts them to the field's type. */
export type Operation =
  | { type: "compare"; comparison: Comparison; value: string }
  | { type: "compare-each"; comparison: Comparison; isAll: boolean; values: string }
  | { type: "is"; fact: Fact }
  | { type: "in"; values: string[] };

/** A filter, or a tree of filters. */
export type Condition =
  | { type: "filter"; field: Field; isNegated: boolean; operation: Operation }
  | { type: "tree"; word: "and" | "or"; isNegated: boolean; parts: Condition[] };
