import { literalPlaceholder } from "../../contract/redaction.ts";
import { matchesOf, type Rule, type Span } from "./rule.ts";

export interface Replaceable extends Span {
  placeholder: string;
}

/**
 * Text that already looks like a placeholder. It is replaced too: otherwise it would be taken for the value of
 * a real one in the answer.
 */
const literal: Rule = {
  placeholder: literalPlaceholder,
  find: matchesOf(/\\?\[[A-Z]{2,16}\\?_\d{1,7}\\?\]/gu),
};

/**
 * What the rules find in a text, in order and without overlaps. Matches that overlap are replaced as one, from the
 * first to the last of their characters, so that no part of either is sent. The longest names it, then the earlier rule.
 */
export function findReplaceable(text: string, rules: readonly Rule[]): Replaceable[] {
  const found = [literal, ...rules].flatMap(({ placeholder, find }, rank) =>
    find(text).map((span) => ({ ...span, placeholder, rank, length: span.end - span.start })),
  );
  const merged: typeof found = [];
  for (const span of found.sort((a, b) => a.start - b.start || a.rank - b.rank)) {
    const last = merged.at(-1);
    if (!last || span.start >= last.end) {
      merged.push(span);
      continue;
    }
    const names = span.length > last.length || (span.length === last.length && span.rank < last.rank);
    const { placeholder, rank, length } = names ? span : last;
    merged.splice(-1, 1, {
      ...{ placeholder, rank, length },
      ...{ start: last.start, end: Math.max(last.end, span.end) },
    });
  }
  return merged.map(({ start, end, placeholder }) => ({ start, end, placeholder }));
}
