import { type RawBuilder, sql } from "kysely";
import type { OrderTerm } from "../query/order-term.ts";
import { fieldSql } from "./field-sql.ts";
import type { Relation } from "./relation.ts";

const places = { first: sql`nulls first`, last: sql`nulls last` };

/** The `order by` clause. Empty without an order. */
export function orderSql(relation: Relation, terms: OrderTerm[]): RawBuilder<unknown> {
  if (terms.length === 0) return sql``;
  const parts = terms.map(({ field, isDescending, nulls }) => {
    const direction = isDescending ? sql`desc` : sql`asc`;
    return sql`${fieldSql(relation, field)} ${direction} ${nulls ? places[nulls] : sql``}`;
  });
  return sql`order by ${sql.join(parts)}`;
}
