import { type RawBuilder, sql } from "kysely";
import type { OrderTerm } from "../query/order-term.ts";
import type { Page } from "../query/page.ts";
import type { Query } from "../query/parse-query.ts";
import { whereSql } from "./condition-sql.ts";
import { fieldSql } from "./field-sql.ts";
import type { Relation } from "./relation.ts";
import { selectSql } from "./select-sql.ts";

/** What to read and in which format to return it. */
export interface Reading {
  query: Query;
  page: Page;
  isCounted: boolean;
  isStripped: boolean;
  /** False: rows are only counted (HEAD). */
  hasBody: boolean;
}

/** The CTE `page as (…)`: the selected columns of the selected rows of `source`. */
export function pageSql(
  relation: Relation,
  source: RawBuilder<unknown>,
  { query, page }: Reading,
): RawBuilder<unknown> {
  return sql`page as (
    select ${selectSql(relation, query.select)} from ${source} as t ${whereSql(relation, query.conditions)}
    ${orderSql(relation, query.order)} limit ${page.limit} offset ${page.offset})`;
}

/**
 * `, … as total`: the number of rows of `source` that pass the filters. Empty unless a count is requested.
 */
export function totalSql(
  relation: Relation,
  source: RawBuilder<unknown>,
  { query, isCounted }: Reading,
): RawBuilder<unknown> {
  if (!isCounted) return sql``;
  return sql`, (select count(*) from ${source} as t ${whereSql(relation, query.conditions)}) as total`;
}

/** `json`, with null fields removed when requested. */
export function strippedSql(json: RawBuilder<unknown>, isStripped: boolean): RawBuilder<unknown> {
  return isStripped ? sql`json_strip_nulls(${json})` : json;
}

const places = { first: sql`nulls first`, last: sql`nulls last` };

/** The `order by` clause. Empty without an order. */
function orderSql(relation: Relation, terms: OrderTerm[]): RawBuilder<unknown> {
  if (terms.length === 0) return sql``;
  const parts = terms.map(({ field, isDescending, nulls }) => {
    const direction = isDescending ? sql`desc` : sql`asc`;
    return sql`${fieldSql(relation, field)} ${direction} ${nulls ? places[nulls] : sql``}`;
  });
  return sql`order by ${sql.join(parts)}`;
}
