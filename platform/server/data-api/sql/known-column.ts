import { DataApiError } from "../data-api-error.ts";
import type { Column, Relation } from "./relation.ts";

/** The column of that name, as the catalogue has it; else SQLSTATE 42703. */
export function knownColumn(relation: Relation, name: string): Column {
  const known = relation.columns.find((column) => column.name === name);
  if (known) return known;
  throw new DataApiError(400, "42703", `column ${relation.name}.${name} does not exist`);
}
