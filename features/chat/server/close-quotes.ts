/** Closes a quotation that an excerpt cuts off. */
export function closeQuotes(excerpt: string): string {
  return excerpt.lastIndexOf("“") > excerpt.lastIndexOf("”") ? `${excerpt}”` : excerpt;
}
