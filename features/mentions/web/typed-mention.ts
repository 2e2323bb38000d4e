export interface TypedMention {
  /** Where its `@` stands. */
  start: number;
  end: number;
  words: string;
}

/** The mention that is being typed before the cursor: an `@` at the beginning of a word, and up to three words. */
export function typedMentionAt(text: string, cursor: number): TypedMention | undefined {
  const before = text.slice(0, cursor);
  const [, words] = /(?:^|[\s([{"'])@([^\s@][^\n@]{0,59}|)$/u.exec(before) ?? [];
  if (words === undefined || words.split(" ").length > 3 || words.endsWith("  ")) return undefined;
  return { start: cursor - words.length - 1, end: cursor, words };
}

/** The text with the mention in its place, and the cursor behind it. */
export function withMention(
  text: string,
  { start, end }: TypedMention,
  name: string,
): { text: string; cursor: number } {
  const rest = text.slice(end);
  const inserted = `@${name}${/^[\s,.;:!?)]/.test(rest) ? "" : " "}`;
  return { text: text.slice(0, start) + inserted + rest, cursor: start + inserted.length };
}
