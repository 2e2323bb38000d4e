import type { Page } from "#platform/contract/page.ts";

interface RankQuery {
  cursor?: string | undefined;
  limit: number;
}

/** Deeper than there are names in any period that is kept. */
const deepest = 1_000_000;

/** Where a page of ranks begins, and one more than it holds. A cursor that we did not give begins at the top. */
export function placeOf({ cursor, limit }: RankQuery): { offset: number; limit: number } {
  const offset = /^\d{1,7}$/.test(cursor ?? "") ? Math.min(Number(cursor), deepest) : 0;
  return { offset, limit: limit + 1 };
}

/** A page of `rows`, of which there is one too many when more follow. */
export function pageOfRanks<Row>(rows: Row[], query: RankQuery): Page<Row> {
  const { offset } = placeOf(query);
  const hasMore = rows.length > query.limit;
  return { items: rows.slice(0, query.limit), nextCursor: hasMore ? String(offset + query.limit) : null };
}
