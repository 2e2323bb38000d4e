import { type RawBuilder, sql } from "kysely";
import type { Table } from "./catalogue.ts";
import { parseFailure } from "./data-api-error.ts";
import { columnRef } from "./identifiers.ts";
import { parseList } from "./parse-list.ts";

const comparison: Record<string, RawBuilder<unknown>> = {
  eq: sql`=`,
  neq: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
  like: sql`like`,
  ilike: sql`ilike`,
};

const isValue: Record<string, RawBuilder<unknown>> = {
  null: sql`null`,
  true: sql`true`,
  false: sql`false`,
  unknown: sql`unknown`,
};

const longestList = 1_000;

/** One filter, `column=op.value` or `column=not.op.value`, as a SQL condition with the value as a parameter. */
export function parseFilter(table: Table, column: string, text: string): RawBuilder<unknown> {
  const isNegated = text.startsWith("not.");
  const [, operator = "", value = ""] = /^([a-z]+)\.(.*)$/s.exec(isNegated ? text.slice(4) : text) ?? [];
  const condition = conditionFor(columnRef(table, column), operator, value);
  if (!condition) throw parseFailure("filter", `${column}=${text}`);
  return isNegated ? sql`not (${condition})` : condition;
}

function conditionFor(
  column: RawBuilder<unknown>,
  operator: string,
  value: string,
): RawBuilder<unknown> | undefined {
  if (operator === "is") {
    const wanted = isValue[value.toLowerCase()];
    return wanted && sql`${column} is ${wanted}`;
  }
  if (operator === "in") {
    const values = parseList(value);
    if (!values || values.length > longestList) return undefined;
    return values.length === 0 ? sql`false` : sql`${column} in (${sql.join(values)})`;
  }
  const symbol = Object.hasOwn(comparison, operator) ? comparison[operator] : undefined;
  if (!symbol) return undefined;
  // In patterns `*` stands for `%`, which would have to be escaped in an address.
  const text = operator.endsWith("like") ? value.replaceAll("*", "%") : value;
  return sql`${column} ${symbol} ${text}`;
}
