import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
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
  const start = cursor ? readCursor(cursor) : { tier: 0, before: newest };
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
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, terms, nextCursor: last ? `${last.tier}_${last.at_micros}_${last.id}` : null };
  });
}

function readCursor(cursor: string): { tier: number; before: EntriesQuery["before"] } {
  const [tier = "", micros = "", id = "", ...rest] = cursor.split("_");
  if (!/^[0-2]$/.test(tier) || !/^\d{1,16}$/.test(micros) || !isUuid(id) || rest.length > 0) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  return { tier: Number(tier), before: { micros, id } };
}
