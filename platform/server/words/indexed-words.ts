import { splitWords, type Word } from "./split-words.ts";

const longestText = 100_000;
const mostWords = 4_000;

/** The distinct words by which a text is found: at most 4,000 of its first 100,000 characters. */
export function indexedWords(text: string): string[] {
  const words = new Set<string>();
  for (const word of splitWords(text.slice(0, longestText))) {
    for (const form of formsOf(word)) words.add(form);
    if (words.size > mostWords) break;
  }
  return [...words].slice(0, mostWords);
}

/** Of a date or a time also its parts; of a dense word every pair of neighbours, and its last character. */
function formsOf({ kind, folded }: Word): string[] {
  if (kind === "dense") return [...pairsOf(folded), [...folded].at(-1) ?? folded];
  return kind === "number" && /[:/-]/.test(folded) ? [folded, ...folded.split(/[:/-]/)] : [folded];
}

/** Every two neighbouring characters. None of a single character. */
export function pairsOf(dense: string): string[] {
  const characters = [...dense];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
