/** Headers of every reply for search engines: none where they are welcome, otherwise noindex. */
export function searchHeaders({ isShownToSearchEngines }: { isShownToSearchEngines: boolean }) {
  const none: Record<string, string> = {};
  return isShownToSearchEngines ? none : { "x-robots-tag": "noindex, nofollow" };
}
