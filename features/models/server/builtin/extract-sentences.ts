import { contentWords } from "#platform/server/words/content-words.ts";
import { splitSentences } from "#platform/server/words/split-sentences.ts";

export interface ExtractOptions {
  count: number;
  /** Prefers sentences that answer this. */
  question?: string;
}

interface Scored {
  text: string;
  index: number;
  words: string[];
  relevance: number;
}

const MAX_SENTENCES = 400;
const MAX_SENTENCE_CHARACTERS = 400;
/** Weight of a sentence's relevance against its redundancy with chosen ones. */
const RELEVANCE_WEIGHT = 0.7;

/**
 * Extracts the most informative sentences of a text, unchanged and in order. Words that are frequent in the
 * text but rare among its sentences weigh most (TF-IDF). Each further sentence must add something new
 * (maximal marginal relevance).
 */
export function extractSentences(text: string, { count, question }: ExtractOptions): string[] {
  const sentences = sentencesOf(text);
  const scored = score(sentences, question);
  const chosen: Scored[] = [];
  const left = [...scored];
  while (chosen.length < count && left.length > 0) {
    const best = left.reduce((a, b) => (marginal(b, chosen) > marginal(a, chosen) ? b : a));
    if (best.relevance <= 0) break;
    chosen.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return chosen.sort((a, b) => a.index - b.index).map((sentence) => sentence.text);
}

/** Whether any sentence shares a content word with the question. */
export function answersQuestion(text: string, question: string): boolean {
  const wanted = new Set(contentWords(question));
  return [...contentWords(text)].some((word) => wanted.has(word));
}

/** The sentences of a text that say something, in order. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n{2,}|\n(?=[-*#>|\d])/)
    .flatMap((paragraph) => splitSentences(paragraph.replace(/\s+/g, " ")))
    .filter((sentence) => [...contentWords(sentence)].length >= 3)
    .slice(0, MAX_SENTENCES)
    .map((sentence) =>
      sentence.length > MAX_SENTENCE_CHARACTERS
        ? `${sentence.slice(0, MAX_SENTENCE_CHARACTERS - 1)}…`
        : sentence,
    );
}

function score(sentences: string[], question: string | undefined): Scored[] {
  const words = sentences.map((sentence) => [...contentWords(sentence)]);
  const inSentences = new Map<string, number>();
  for (const list of words)
    for (const word of new Set(list)) inSentences.set(word, (inSentences.get(word) ?? 0) + 1);
  const wanted = new Set(question ? contentWords(question) : []);
  const weight = (word: string) => Math.log(1 + sentences.length / (inSentences.get(word) ?? 1));

  return sentences.map((text, index) => {
    const own = words[index] ?? [];
    const telling = own.reduce(
      (sum, word) => sum + weight(word) * Math.log(1 + (inSentences.get(word) ?? 0)),
      0,
    );
    const asked = [...new Set(own)]
      .filter((word) => wanted.has(word))
      .reduce((sum, word) => sum + 4 * weight(word), 0);
    const position = index === 0 ? 1.25 : 1;
    const relevance = (position * telling) / (own.length + 6) + asked;
    return { text, index, words: own, relevance };
  });
}

function marginal(sentence: Scored, chosen: Scored[]): number {
  const repetition = chosen.reduce((most, other) => Math.max(most, overlap(sentence.words, other.words)), 0);
  return RELEVANCE_WEIGHT * sentence.relevance - (1 - RELEVANCE_WEIGHT) * repetition * sentence.relevance * 3;
}

function overlap(a: string[], b: string[]): number {
  const first = new Set(a);
  const shared = new Set(b.filter((word) => first.has(word))).size;
  return shared / Math.max(1, Math.min(first.size, new Set(b).size));
}
