import { DataApiError } from "../data-api-error.ts";
import type { Column, Relation } from "./relation.ts";

/** The column with this name. Throws 42703 when the catalogue has none. */
export function knownColumn(relation: Relation, name: string): Column {
  const known = relation.columns.find((column) => column.name === name);
  if (known) return known;
  throw new DataApiError(400, "42703", `column ${relation.name}.${name} does not exist`);
}
