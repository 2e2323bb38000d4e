import { stripHiddenCharacters } from "#platform/contract/strip-hidden-characters.ts";
import { requestedAddress } from "../web-addresses.ts";
import type { RawResult } from "./providers/search-protocol.ts";
import { mostResults, type SearchResult } from "./search-result.ts";

const mostTitle = 200;
const mostSnippet = 500;
const mostAddress = 2_000;

/** The first ten different web addresses, with plain text of bounded length. */
export function cleanResults(raw: readonly RawResult[]): SearchResult[] {
  const byAddress = new Map<string, SearchResult>();
  for (const { title, url, text } of raw) {
    const address = url.length <= mostAddress ? requestedAddress(url) : undefined;
    if (!address || byAddress.has(address)) continue;
    const host = new URL(address).host;
    byAddress.set(address, {
      title: plain(title, mostTitle) || host,
      url: address,
      snippet: plain(text, mostSnippet),
    });
    if (byAddress.size === mostResults) break;
  }
  return [...byAddress.values()];
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  "#x27": "'",
};

/** One line of text. Providers mark words with tags. */
function plain(text: string, most: number): string {
  const untagged = text
    .slice(0, most * 4)
    .replace(/<\/?[a-z][^<>]{0,100}>/gi, "")
    .replace(/&(amp|lt|gt|quot|#39|#x27);/g, (entity, name: string) => entities[name] ?? entity);
  const line = stripHiddenCharacters(untagged).text.replace(/\s+/g, " ").trim();
  return line.length > most ? `${line.slice(0, most - 1).toWellFormed()}…` : line;
}
