import { type RawBuilder, sql } from "kysely";
import type { Field } from "../query/field.ts";
import { knownColumn } from "./known-column.ts";
import type { Relation } from "./relation.ts";

/** The field as an expression over `t`, the alias of the relation in every statement here. */
export function fieldSql(relation: Relation, { name, path }: Field): RawBuilder<unknown> {
  const known = knownColumn(relation, name);
  const column = sql`t.${sql.id(known.name)}`;
  if (path.length === 0) return column;
  const isJson = known.type === "json" || known.type === "jsonb";
  const steps = path.map(({ isText, key }) => {
    const operand = typeof key === "number" ? sql`${key}::int` : sql`${key}::text`;
    return isText ? sql`->> ${operand}` : sql`-> ${operand}`;
  });
  return sql`(${isJson ? column : sql`to_jsonb(${column})`} ${sql.join(steps, sql` `)})`;
}
