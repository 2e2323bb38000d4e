/** What is cut out of a message may end inside of something that it quotes: the quotation ends there as well. */
export function closeQuotes(excerpt: string): string {
  return excerpt.lastIndexOf("“") > excerpt.lastIndexOf("”") ? `${excerpt}”` : excerpt;
}
