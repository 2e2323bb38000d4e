import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { failCursor, readTimeCursor, timeCursorOf } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { type EntriesQuery, type FoundEntry, listFoundEntries, newest } from "./found.repository.ts";
import { allOf, readTerms, someOf, type Term } from "./read-terms.ts";

/** Titles come first, then messages with all words, then messages with some. */
const tiers = [
  { kind: "title", queryOf: allOf, holdsAll: true },
  { kind: "message", queryOf: allOf, holdsAll: true },
  { kind: "message", queryOf: someOf, holdsAll: false },
] as const;

export type Found = FoundEntry & { tier: number; holdsAll: boolean };

/**
 * A page of what the caller can read and `words` finds. The cursor is the tier, time and id of the page's last row.
 */
export function searchConversations(
  ctx: Ctx,
  { words, cursor, limit }: { words: string; cursor?: string | undefined; limit: number },
): Promise<Page<Found> & { terms: Term[] }> {
  const terms = readTerms(words, "typed");
  const start = readCursor(cursor);
  return query(ctx, async ({ db }) => {
    const found: Found[] = [];
    let { before } = start;
    for (let tier = start.tier; tier < tiers.length && found.length <= limit; tier++) {
      const look = tiers[tier];
      if (!look || terms.length === 0 || (!look.holdsAll && terms.length === 1)) break;
      const { kind, queryOf, holdsAll } = look;
      const asked: EntriesQuery = { kind, query: queryOf(terms), before, limit: limit + 1 - found.length };
      for (const entry of await listFoundEntries(db, asked)) found.push({ ...entry, tier, holdsAll });
      before = newest;
    }
    return { ...pageOfRows(found, limit, cursorOf), terms };
  });
}

const cursorOf = ({ tier, at_micros: micros, id }: Found) => `${tier}_${timeCursorOf({ micros, id })}`;

function readCursor(cursor: string | undefined): { tier: number; before: EntriesQuery["before"] } {
  if (cursor !== undefined && !/^[0-2]_/.test(cursor)) failCursor();
  return { tier: Number(cursor?.[0] ?? 0), before: readTimeCursor(cursor?.slice(2)) ?? newest };
}
