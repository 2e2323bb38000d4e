const mostCharacters = 4_000;

/** What a tool gave back, as long as an answer may be. */
export function cutAnswer(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters).toWellFormed()}…` : text;
}
