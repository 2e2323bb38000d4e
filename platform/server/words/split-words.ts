import { foldWord } from "./fold-word.ts";

/** A word of a text with its place there, counted in UTF-16 units. */
export interface Word {
  kind: "word" | "number" | "dense";
  folded: string;
  start: number;
  end: number;
}

/** A number with separators is one word: "2,480", "3.5", "12:30", "2026-11-21". */
const WORD = /\p{N}+(?:[.,:'’/-]\p{N}+)+|[\p{L}\p{N}\p{M}]+/gu;
/** Scripts that write no spaces between words. */
const DENSE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー々]+/gu;
const THOUSANDS = /^\d{1,3}(?:[.,'’]\d{3})+$/;

/** The words of a text in their order. A run of a script without spaces is one "dense" word. */
export function* splitWords(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (/^\p{N}/u.test(found)) {
      yield { kind: "number", folded: foldNumber(found), start: index, end: index + found.length };
    } else {
      yield* splitScripts(found, index);
    }
  }
}

/** Most words of most texts: nothing to fold but the case, and of one script. */
const PLAIN = /^[A-Za-z]{1,40}$/;

function* splitScripts(text: string, offset: number): Generator<Word> {
  if (PLAIN.test(text)) {
    yield { kind: "word", folded: text.toLowerCase(), start: offset, end: offset + text.length };
    return;
  }
  let done = 0;
  const plain = (end: number): Word[] => {
    const folded = foldWord(text.slice(done, end));
    return folded === "" ? [] : [{ kind: "word", folded, start: offset + done, end: offset + end }];
  };
  for (const { 0: run, index } of text.matchAll(DENSE)) {
    yield* plain(index);
    done = index + run.length;
    yield { kind: "dense", folded: run.normalize("NFC"), start: offset + index, end: offset + done };
  }
  yield* plain(text.length);
}

/** Thousands are found with and without their separators. */
function foldNumber(number: string): string {
  return THOUSANDS.test(number)
    ? foldWord(number.replace(/\D/g, ""))
    : foldWord(number.replace(/['’]/g, ","));
}
