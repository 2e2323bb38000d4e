import { contentWords } from "#platform/server/words/content-words.ts";
import { isMeasure } from "#platform/server/words/measures.ts";
import { splitSentences } from "#platform/server/words/split-sentences.ts";
import { saysKind } from "./asked-kind.ts";
import type { Candidate } from "./candidate.repository.ts";
import type { FoundByWords } from "./found-by-words.ts";

/**
 * 0 to 1: how much of what a question says one sentence of a passage has, counting "when" and "how many" as a word that
 * every time and every number stands for. It weighs as little as the least of the asked words that stand there. The
 * headings of a passage are about each of its sentences. 0 when the question asks for no kind.
 */
export function coveredWithKind(candidate: Candidate, { kind, terms }: Asked): number {
  if (!kind) return 0;
  const { text, title, folder, place } = candidate;
  const headings = [...contentWords(`${title} / ${folder} / ${place}`)];
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  let most = 0;
  for (const sentence of splitSentences(text)) {
    if (!saysKind(sentence, kind)) continue;
    const words = new Set([...headings, ...contentWords(sentence)]);
    const present = terms.filter(({ forms }) => forms.some(({ stem }) => words.has(stem)));
    // "How many days": in what it is measured is not yet what it is about.
    if (present.every(({ word }) => isMeasure(word))) continue;
    const said = present.reduce((sum, { weight }) => sum + weight, 0);
    const ofKind = Math.min(...present.map(({ weight }) => weight));
    most = Math.max(most, (said + ofKind) / (total + ofKind));
  }
  return most;
}

type Asked = Pick<FoundByWords, "kind" | "terms">;
