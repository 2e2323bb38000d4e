import { type RawBuilder, sql } from "kysely";
import type { Comparison, Condition, Fact, Operation } from "../query/condition.ts";
import { fieldSql } from "./field-sql.ts";
import type { Relation } from "./relation.ts";

const operators: Record<Comparison, RawBuilder<unknown>> = {
  eq: sql`=`,
  neq: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
  like: sql`like`,
  ilike: sql`ilike`,
  cs: sql`@>`,
  cd: sql`<@`,
  ov: sql`&&`,
  isdistinct: sql`is distinct from`,
};

const facts: Record<Fact, RawBuilder<unknown>> = {
  null: sql`null`,
  not_null: sql`not null`,
  true: sql`true`,
  false: sql`false`,
  unknown: sql`unknown`,
};

/** The `where` clause for filters joined by `and`. Empty without filters. */
export function whereSql(relation: Relation, conditions: Condition[]): RawBuilder<unknown> {
  if (conditions.length === 0) return sql``;
  const parts = conditions.map((condition) => conditionSql(relation, condition));
  return sql`where ${sql.join(parts, sql` and `)}`;
}

/** One filter or tree as a SQL condition. Every value is a parameter. */
export function conditionSql(relation: Relation, condition: Condition): RawBuilder<unknown> {
  const positive =
    condition.type === "tree"
      ? sql.join(
          condition.parts.map((part) => conditionSql(relation, part)),
          condition.word === "or" ? sql` or ` : sql` and `,
        )
      : operationSql(fieldSql(relation, condition.field), condition.operation);
  return condition.isNegated ? sql`not (${positive})` : sql`(${positive})`;
}

function operationSql(field: RawBuilder<unknown>, operation: Operation): RawBuilder<unknown> {
  switch (operation.type) {
    case "compare":
      return sql`${field} ${operators[operation.comparison]} ${patternOf(operation.comparison, operation.value)}`;
    case "compare-each": {
      const values = patternOf(operation.comparison, operation.values);
      const each = operation.isAll ? sql`all` : sql`any`;
      return sql`${field} ${operators[operation.comparison]} ${each} (${values})`;
    }
    case "is":
      return sql`${field} is ${facts[operation.fact]}`;
    case "in":
      return sql`${field} = any (${arrayLiteral(operation.values)})`;
  }
}

/** `*` stands for `%` in patterns, because `%` must be escaped in a URL. */
function patternOf(comparison: Comparison, value: string): string {
  return comparison === "like" || comparison === "ilike" ? value.replaceAll("*", "%") : value;
}

/** The values as an array literal, for a parameter whose type the database infers. */
function arrayLiteral(values: string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`).join(",")}}`;
}
