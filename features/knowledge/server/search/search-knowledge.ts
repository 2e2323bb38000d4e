import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { stemsOf } from "#platform/server/words/content-words.ts";
import { splitWords } from "#platform/server/words/split-words.ts";
import { type AskedWord, type KnowledgeSearch, mostCollectionsAsked } from "../../contract/index.ts";
import { collectionAccess } from "../collection.access.ts";
import { type EmbeddedQuestion, embedQuestion } from "../vectors/embed-question.ts";
import { type FoundByMeaning, nothingMeant } from "../vectors/found-by-meaning.ts";
import { vectorSearch } from "../vectors/vector-search.ts";
import { type FoundByWords, findByWords } from "./found-by-words.ts";
import { fuse } from "./fuse.ts";
import { isAnswered } from "./is-answered.ts";
import type { FoundTerm } from "./look-up-terms.ts";

/** Later ones would not reach the first places. */
const mostByWords = 60;

export interface AskedKnowledge {
  question: string;
  /** At most 20. Those that the caller may not read find nothing. */
  collectionIds: readonly string[];
  limit: number;
}

/**
 * The passages that answer a question, best first, of those collections that the caller can read, and why each was
 * found. By words always; by meaning when a model for it is set and answers in time. Do not call it in a transaction,
 * since it may wait for that model.
 */
export async function searchKnowledge(
  ctx: Ctx,
  { question, collectionIds, limit }: AskedKnowledge,
): Promise<KnowledgeSearch> {
  authorize(ctx, collectionAccess.search);
  const asked = [...new Set(collectionIds)].slice(0, mostCollectionsAsked);
  const [byWords, meant] = await Promise.all([
    query(ctx, collectionAccess.search, ({ db }) => findByWords(db, question, asked)),
    embedQuestion(ctx, question),
  ]);
  const byMeaning = typeof meant === "string" ? nothingMeant(meant) : await meaningOf(ctx, meant, asked);
  return {
    items: fuse(byWords.ranked.slice(0, mostByWords), byMeaning, limit),
    words: byWords.terms.map((term) => presentTerm(term, byWords)),
    isAnswered: isAnswered(byWords, byMeaning),
    withoutMeaning: byMeaning.without,
  };
}

/** Never throws, because words find without it. */
async function meaningOf(
  ctx: Ctx,
  meant: EmbeddedQuestion,
  asked: readonly string[],
): Promise<FoundByMeaning> {
  try {
    return await vectorSearch(ctx, meant, asked);
  } catch (error) {
    ctx.signal?.throwIfAborted();
    ctx.log.warn({ err: error }, "a question was searched by its words alone");
    return nothingMeant("model_failed");
  }
}

function presentTerm(term: FoundTerm, byWords: FoundByWords): AskedWord {
  const { word, isGuessed, forms, passages, weight } = term;
  return {
    word,
    foundAs: isGuessed ? forms.map(({ stem }) => asWritten(stem, byWords)) : [],
    passages,
    weight: passages === 0 ? 0 : Math.round(weight * 100) / 100,
  };
}

/** A word of a passage that has this stem. The index holds stems alone. */
function asWritten(stem: string, { ranked }: FoundByWords): string {
  for (const { candidate } of ranked) {
    const text = `${candidate.text} ${candidate.title}`;
    for (const word of splitWords(text)) {
      if (stemsOf(word).includes(stem)) return text.slice(word.start, word.end).toLowerCase();
    }
  }
  return stem;
}
