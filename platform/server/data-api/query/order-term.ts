import type { Field } from "./field.ts";

export interface OrderTerm {
  field: Field;
  isDescending: boolean;
  /** Absent: where the database puts them, which is last, and first when descending. */
  nulls?: "first" | "last";
}
