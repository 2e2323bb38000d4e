import { pairsOf } from "./indexed-words.ts";
import { splitWords, type Word } from "./split-words.ts";
import { stemWord } from "./stem-word.ts";
import { isStopWord } from "./stop-words.ts";

const GERMAN_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** The words of a text that say something, in their order: stems, numbers, and pairs of scripts without spaces. */
export function* contentWords(text: string): Generator<string> {
  for (const word of splitWords(text)) yield* stemsOf(word);
}

/** How a word is looked up. Nothing for one that says nothing; a date has one form in all its spellings. */
export function stemsOf({ kind, folded }: Word): string[] {
  if (kind === "dense") return folded.length > 1 ? pairsOf(folded) : [folded];
  if (kind === "number") return numberForms(folded);
  return folded.length < 2 || isStopWord(folded) ? [] : [stemWord(folded)];
}

/** "3,5" is found as "3.5", "21.11.2026" as "2026-11-21", and of "12:30" also its parts. */
function numberForms(folded: string): string[] {
  const [, day = "", month = "", year] = GERMAN_DATE.exec(folded) ?? [];
  const written = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : folded;
  const parts = /[:/-]/.test(written) ? written.split(/[:/-]/) : [];
  return [/^\d+,\d+$/.test(written) ? written.replace(",", ".") : written, ...parts];
}
