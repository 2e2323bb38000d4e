/** Makes text storable everywhere: removes NUL (PostgreSQL rejects it) and replaces lone surrogates. */
export function cleanText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
