/** Inserts `words` into `text` at an offset, with spaces around them. Returns the offset of their end. */
export function insertWords(text: string, at: number, words: string): { text: string; end: number } {
  const before = text.slice(0, at);
  const after = text.slice(at);
  const lead = before === "" || /\s$/.test(before) ? "" : " ";
  const trail = after === "" || /^[\s.,;:!?)]/.test(after) ? "" : " ";
  return { text: before + lead + words + trail + after, end: at + lead.length + words.length };
}
