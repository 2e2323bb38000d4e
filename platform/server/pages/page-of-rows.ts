import type { Page } from "#platform/contract/page.ts";

/** The page of `rows`, of which one more than `limit` was read: that one says whether another page follows. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : cursorOf(last) };
}
