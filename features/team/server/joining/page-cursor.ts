import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";

/** The id in the cursor of a list. */
export function idOfCursor(cursor: string | undefined): string | undefined {
  if (cursor !== undefined && !isUuid(cursor)) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  return cursor;
}

/** A page of rows that were read with one more than `limit`. */
export function pageOfRows<Row extends { id: string }, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  return { items: shown.map(present), nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}
