import type { SearchSettings } from "#platform/server/config/config.ts";

/** The provider of web search, for the start screen. */
export function describeSearch(search: SearchSettings): string {
  if (search.provider === "none") return "nobody: what is known here is searched";
  const name = names[search.provider];
  return search.url ? `${name} at ${new URL(search.url).host}` : name;
}

const names = { searxng: "SearXNG", brave: "Brave", tavily: "Tavily", exa: "Exa" };
