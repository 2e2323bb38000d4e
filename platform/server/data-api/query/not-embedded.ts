import { DataApiError } from "../data-api-error.ts";

/** A filter, an order or a limit speaks of rows of another table, which are not part of the answer. */
export function notEmbedded(relation: string): DataApiError {
  return new DataApiError(
    400,
    "PGRST108",
    `'${relation.slice(0, 63)}' is not an embedded resource in this request`,
    { hint: `Verify that '${relation.slice(0, 63)}' is included in the 'select' query parameter.` },
  );
}
