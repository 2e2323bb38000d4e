/** What a person pressed: text that was inserted (none: some was removed), or what may insert anything, such as a paste. */
export type TypedKeys = { inserted: string } | "anything";

/**
 * Whether keys may have made `after` of `before`, at any place and over any selection. A field may take less than was
 * typed, in other letters, and with the signs that divide numbers.
 */
export function isEditOf(before: string, after: string, keys: TypedKeys): boolean {
  if (keys === "anything") return true;
  const [old, now, text] = [plain(before), plain(after), plain(keys.inserted)];
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const added = now.slice(start, now.length - end);
  return added.length <= text.length && [...added].every((letter) => text.includes(letter));
}

/** What a key of this name does to the text of a field. */
export function keysOf(name: string): TypedKeys {
  if (/^(?:Shift\+)?[A-Za-z0-9]$/.test(name)) return { inserted: name.at(-1) ?? "" };
  if (name === "Space") return { inserted: " " };
  return /^(?:.*\+)?(?:[vyz]|Insert)$/i.test(name) ? "anything" : { inserted: "" };
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s./-]/g, "");
}
