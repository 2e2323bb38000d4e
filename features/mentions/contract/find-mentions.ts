import type { Mention } from "./mention.ts";

export interface TextPiece {
  text: string;
  /** Where it begins in the text. */
  start: number;
  /** Set where the piece is a mention. */
  mention?: Mention;
}

/** Whether the text mentions them: the name after an `@`, and not the beginning of a longer word. */
export function occursIn(text: string, { name }: Pick<Mention, "name">): boolean {
  return placesOf(text, name).length > 0;
}

/** Those that the text still has. */
export function mentionsIn(text: string, mentions: readonly Mention[]): Mention[] {
  return mentions.filter((mention) => occursIn(text, mention));
}

/** The text, cut at its mentions. Of two names that begin at one place the longer counts. */
export function cutAtMentions(text: string, mentions: readonly Mention[]): TextPiece[] {
  const found = mentions
    .flatMap((mention) => placesOf(text, mention.name).map((start) => ({ start, mention })))
    .sort((a, b) => a.start - b.start || b.mention.name.length - a.mention.name.length);
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { start, mention } of found) {
    if (start < end) continue;
    if (start > end) pieces.push({ text: text.slice(end, start), start: end });
    end = start + mention.name.length + 1;
    pieces.push({ text: text.slice(start, end), start, mention });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), start: end });
  return pieces;
}

function placesOf(text: string, name: string): number[] {
  const places: number[] = [];
  const wanted = `@${name}`;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}_]/u.test(text.charAt(at + wanted.length))) places.push(at);
  }
  return places;
}
