/** Limits of comments. */
export const mostCommentCharacters = 4_000;
export const mostQuoteCharacters = 1_000;
export const mostReplies = 200;
