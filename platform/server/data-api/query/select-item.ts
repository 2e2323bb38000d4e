import type { Field } from "./field.ts";

/** One thing to select: all columns, or a field under a name of its own, perhaps as another type. */
export type SelectItem = { type: "all" } | { type: "field"; field: Field; alias: string; cast?: string };
