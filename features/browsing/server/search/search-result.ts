/** One result of a search, cleaned: all of it was written by strangers. */
export interface SearchResult {
  title: string;
  url: string;
  snippet: string;
}

export const mostResults = 10;
/** The limits of the providers. */
export const mostQueryCharacters = 400;
export const mostQueryWords = 50;
