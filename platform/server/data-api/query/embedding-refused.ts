import { DataApiError } from "../data-api-error.ts";

/** Rows of related tables are not served: to callers it is as if no relationship existed. */
export function embeddingRefused(relation: string, embedded: string): DataApiError {
  return new DataApiError(
    400,
    "PGRST200",
    `Could not find a relationship between '${relation}' and '${embedded}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${relation}' and '${embedded}' in the schema 'public', but no matches were found.`,
    },
  );
}
