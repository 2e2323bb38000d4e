import { splitWords } from "#platform/server/words/split-words.ts";
import { type Term, UNFINISHED_THOUSANDS } from "./read-terms.ts";

export interface Segment {
  text: string;
  isMatch: boolean;
}

const usualCharacters = 160;
const leadCharacters = 40;

/** A text in segments, of which those that match a term are marked. */
export function markMatches(text: string, terms: readonly Term[]): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const { start, end } of matchesIn(text, terms)) {
    if (start < done) continue;
    if (start > done) segments.push({ text: text.slice(done, start), isMatch: false });
    segments.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  }
  if (done < text.length) segments.push({ text: text.slice(done), isMatch: false });
  return segments;
}

/** About 160 characters (or as many as said) of a text around the place with most of the terms, cut at spaces, with an ellipsis. */
export function excerptAround(
  text: string,
  terms: readonly Term[],
  shownCharacters = usualCharacters,
): string {
  const starts = [...matchesIn(text, terms)].map(({ start, term }) => ({ start, term }));
  const kinds = ({ start }: { start: number }) =>
    new Set(
      starts
        .filter((at) => at.start >= start && at.start < start + shownCharacters / 2)
        .map(({ term }) => term),
    ).size;
  const best = starts
    .slice(0, 200)
    .reduce((a, b) => (kinds(b) > kinds(a) ? b : a), starts[0] ?? { start: 0 });
  const from = best.start <= leadCharacters ? 0 : spaceAfter(text, best.start - leadCharacters, best.start);
  const to = Math.min(text.length, from + shownCharacters);
  const end = to === text.length ? to : Math.max(text.lastIndexOf(" ", to), from + shownCharacters / 2);
  const cut = text.slice(from, end).toWellFormed().trim();
  return `${from > 0 ? "…" : ""}${cut}${end < text.length ? "…" : ""}`;
}

function spaceAfter(text: string, from: number, before: number): number {
  const space = text.indexOf(" ", from);
  return space === -1 || space >= before ? from : space + 1;
}

function* matchesIn(
  text: string,
  terms: readonly Term[],
): Generator<{ start: number; end: number; term: Term }> {
  for (const { kind, folded, start, end } of splitWords(text)) {
    for (const term of terms) {
      if (kind === "dense" || term.kind === "dense") {
        if (kind !== "dense" || term.kind !== "dense") continue;
        for (let at = folded.indexOf(term.folded); at !== -1; at = folded.indexOf(term.folded, at + 1)) {
          yield { start: start + at, end: start + at + term.folded.length, term };
        }
      } else if (folded === term.folded || (term.isPrefix && folded.startsWith(term.folded))) {
        yield { start, end, term };
        break;
      } else if (
        term.isPrefix &&
        UNFINISHED_THOUSANDS.test(term.folded) &&
        folded.startsWith(term.folded.replace(/\D/g, ""))
      ) {
        yield { start, end, term };
        break;
      } else if (kind === "number" && folded.split(/[:/-]/).includes(term.folded)) {
        yield { start, end, term };
        break;
      }
    }
  }
}
