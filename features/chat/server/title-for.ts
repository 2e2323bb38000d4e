const maxCharacters = 60;

/** A title from the first line of the first question, cut at a word boundary. */
export function titleFor(text: string): string {
  const line = text.trim().split("\n", 1)[0]?.replace(/\s+/g, " ").trim() || "New conversation";
  if (line.length <= maxCharacters) return line;
  const cut = line.slice(0, maxCharacters).toWellFormed();
  const lastSpace = cut.lastIndexOf(" ");
  return `${cut.slice(0, lastSpace > maxCharacters / 2 ? lastSpace : maxCharacters)}…`;
}
