import { type RawBuilder, sql } from "kysely";
import type { Table } from "./catalogue.ts";
import { notSupported, parseFailure } from "./data-api-error.ts";
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

/** Operators of the protocol that are left out. */
const others = new Set("match imatch isdistinct fts plfts phfts wfts cs cd ov sl sr nxr nxl adj".split(" "));

const isValue: Record<string, RawBuilder<unknown>> = {
  null: sql`null`,
  true: sql`true`,
  false: sql`false`,
  unknown: sql`unknown`,
};

const longestList = 1_000;

/** One filter, `column=op.value` or `column=not.op.value`, as a SQL condition with the value as a parameter. */
export function parseFilter(table: Table, column: string, text: string): RawBuilder<unknown> {
  if (column.includes("->")) throw notSupported(`A path into JSON (${column})`, "Filter by whole columns.");
  const isNegated = text.startsWith("not.");
  const [, operator = "", modifier = "", value = ""] =
    /^([a-z]+)(\([a-z]+\))?\.(.*)$/s.exec(isNegated ? text.slice(4) : text) ?? [];
  if (modifier || others.has(operator)) {
    throw notSupported(
      `The operator ${operator}${modifier}`,
      `There are ${[...Object.keys(comparison), "is", "in"].join(", ")}.`,
    );
  }
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
