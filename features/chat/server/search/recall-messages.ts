import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { indexedWords } from "#platform/server/words/indexed-words.ts";
import { type FoundMessage, listTellingMessages, newest } from "./found.repository.ts";
import { excerptAround } from "./mark-matches.ts";
import { allOf, readTerms, someOf, type Term } from "./read-terms.ts";

const looked = 60;
const most = 8;
const excerptCharacters = 300;

export type RecalledMessage = FoundMessage & { excerpt: string; holdsAll: boolean };

/**
 * What the person and the assistant wrote in other conversations, for the assistant. Messages with all words come
 * first, then the person's own, then those with most of the words, then the newest.
 */
export async function recallMessages(
  ctx: Ctx,
  text: string,
  exceptConversationId: string | null,
): Promise<RecalledMessage[]> {
  const terms = readTerms(text, "asked");
  if (terms.length === 0) return [];
  const find = (tsquery: string) =>
    query(ctx, ({ db }) =>
      listTellingMessages(db, {
        ...{ kind: "message", query: tsquery, before: newest, exceptConversationId, limit: looked },
      }),
    );
  const all = best(await find(allOf(terms)), terms);
  const some = all.length < most && terms.length > 1 ? best(await find(someOf(terms)), terms) : [];
  const recalled = [
    ...all.map((message) => ({ ...message, holdsAll: true })),
    ...some.map((message) => ({ ...message, holdsAll: false })),
  ];
  return recalled
    .slice(0, most)
    .map((message) => ({ ...message, excerpt: excerptAround(message.body, terms, excerptCharacters) }));
}

function best(found: FoundMessage[], terms: readonly Term[]): FoundMessage[] {
  const ranked = found.map((message) => ({ message, hits: hitsOf(message.body, terms) }));
  ranked.sort(
    (a, b) =>
      Number(b.message.role === "user") - Number(a.message.role === "user") ||
      b.hits - a.hits ||
      b.message.created_at.getTime() - a.message.created_at.getTime(),
  );
  return ranked.slice(0, most).map(({ message }) => message);
}

function hitsOf(body: string, terms: readonly Term[]): number {
  const words = indexedWords(body);
  return terms.filter(({ folded }) => words.some((word) => word.startsWith(folded))).length;
}
