import { DataApiError } from "../data-api-error.ts";

/** Related tables are not served. The error is the one for a missing relationship. */
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
