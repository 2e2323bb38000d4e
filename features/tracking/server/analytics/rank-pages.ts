import type { Page } from "#platform/contract/page.ts";

interface RankQuery {
  cursor?: string | undefined;
  limit: number;
}

/** More than the number of names in any stored period. */
const deepest = 1_000_000;

/** The offset and limit of a page, with one extra row. An invalid cursor starts at the top. */
export function placeOf({ cursor, limit }: RankQuery): { offset: number; limit: number } {
  const offset = /^\d{1,7}$/.test(cursor ?? "") ? Math.min(Number(cursor), deepest) : 0;
  return { offset, limit: limit + 1 };
}

/** Builds a page from `rows`. An extra row means that more follow. */
export function pageOfRanks<Row>(rows: Row[], query: RankQuery): Page<Row> {
  const { offset } = placeOf(query);
  const hasMore = rows.length > query.limit;
  return { items: rows.slice(0, query.limit), nextCursor: hasMore ? String(offset + query.limit) : null };
}
