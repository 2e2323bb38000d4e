import type { TypedField } from "./orders.ts";

/** The elements of typing, in the order in which they are described and shown. */
export function refsOf({
  fields,
  submit,
}: {
  fields: readonly TypedField[];
  submit?: string | undefined;
}): string[] {
  return [...fields.map(({ ref }) => ref), ...(submit ? [submit] : [])];
}
