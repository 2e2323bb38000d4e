import { searchProviderOf } from "#features/browsing/server/index.ts";
import type { Config } from "#platform/server/config/config.ts";
import { describeSearch } from "../../apps/server/start/describe-search.ts";

/** Checks that the search provider answers one query. Having none is no failure. */
export async function examineSearch({ search }: Pick<Config, "search">): Promise<string> {
  const who = describeSearch(search);
  const provider = searchProviderOf(search);
  if (!provider) return who;
  const startedAt = performance.now();
  const results = await provider.search("weather", new AbortController().signal);
  const milliseconds = Math.round(performance.now() - startedAt);
  if (results.length === 0) {
    throw new Error(
      `${who} answers, but finds nothing for “weather”. A SearXNG may have no engine that works.`,
    );
  }
  return `${who} found ${results.length} pages in ${milliseconds} ms`;
}
