/** What each answer says to search engines: nothing where they are welcome, else to stay away. */
export function searchHeaders({ isShownToSearchEngines }: { isShownToSearchEngines: boolean }) {
  const none: Record<string, string> = {};
  return isShownToSearchEngines ? none : { "x-robots-tag": "noindex, nofollow" };
}
