import { type RawBuilder, sql } from "kysely";
import type { Table } from "./catalogue.ts";
import { parseFailure } from "./data-api-error.ts";
import { columnRef } from "./identifiers.ts";

const term = /^([A-Za-z_][A-Za-z0-9_]*)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/;

/** The `order` parameter as a SQL clause; nothing when it is absent. */
export function parseOrder(table: Table, text: string | undefined): RawBuilder<unknown> {
  if (!text) return sql``;
  const terms = text
    .replaceAll('"', "")
    .split(",")
    .map((part) => {
      const [, column, direction, nulls] = term.exec(part) ?? [];
      if (!column) throw parseFailure("order", part);
      const way = direction === "desc" ? sql`desc` : sql`asc`;
      const place =
        nulls === "nullsfirst" ? sql`nulls first` : nulls === "nullslast" ? sql`nulls last` : sql``;
      return sql`${columnRef(table, column)} ${way} ${place}`;
    });
  return sql`order by ${sql.join(terms)}`;
}
