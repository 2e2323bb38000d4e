import type { Field } from "./field.ts";

export interface OrderTerm {
  field: Field;
  isDescending: boolean;
  /** Absent: the database default, which is last when ascending and first when descending. */
  nulls?: "first" | "last";
}
