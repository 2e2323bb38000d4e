import { DataApiError } from "../data-api-error.ts";

/** Thrown when a filter, order or limit refers to another table. Embedded tables are not served. */
export function notEmbedded(relation: string): DataApiError {
  return new DataApiError(
    400,
    "PGRST108",
    `'${relation.slice(0, 63)}' is not an embedded resource in this request`,
    { hint: `Verify that '${relation.slice(0, 63)}' is included in the 'select' query parameter.` },
  );
}
