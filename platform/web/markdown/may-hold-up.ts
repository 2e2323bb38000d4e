const longestMarkdown = 50_000;
const mostOpenings = 20;
const opening = /<(?:!|\?)/g;

/**
 * Whether a block could hold up the page: one that no person wrote. Besides its length that is the number of openings
 * of comments, declarations and instructions, because the parser looks for the end of each through all that follows.
 */
export function mayHoldUp(markdown: string): boolean {
  if (markdown.length > longestMarkdown) return true;
  return (markdown.match(opening)?.length ?? 0) > mostOpenings;
}
