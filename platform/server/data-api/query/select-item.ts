import type { Field } from "./field.ts";

/** One item to select: all columns, or a field with an alias and an optional cast. */
export type SelectItem = { type: "all" } | { type: "field"; field: Field; alias: string; cast?: string };
