import type { Utterance } from "./cut-utterances.ts";
import { placeOfWords } from "./place-of-words.ts";

/**
 * The position up to which the text was heard when an utterance stops after this share. Only whole words
 * count.
 */
export function heardPlace(
  text: string,
  { text: said, start, end, isReadOut }: Utterance,
  share: number,
): number {
  if (share >= 1) return end;
  if (!isReadOut) return start;
  const count = Math.floor(said.length * share);
  const isInWord = /^[\p{L}\p{N}]/u.test(said.slice(count));
  const heard = said.slice(0, count);
  const words = isInWord ? heard.replace(/[\p{L}\p{N}]+$/u, "") : heard;
  return placeOfWords(text, words, start, end);
}
