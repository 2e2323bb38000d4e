import { findOwnResults, resultLabel, type ToolContext } from "#features/tools/server/index.ts";
import { readWebPageName } from "../read-conversation.ts";
import type { KnownText } from "./known-texts.ts";

const mostPages = 5;
const aroundCharacters = 200;

/** Pages that were read for this person before, by the stored text of each. */
export async function findReadPages(context: ToolContext, query: string): Promise<KnownText[]> {
  const rows = await findOwnResults(context, { toolName: readWebPageName, words: query, most: 50 });
  const pages = new Map<string, KnownText>();
  for (const row of rows) {
    const [source] = row.sources;
    if (!source || pages.has(source.url) || pages.size === mostPages) continue;
    pages.set(source.url, {
      ...{ title: source.title, url: source.url, ...resultLabel(row) },
      excerpt: excerptAround(row.output?.content ?? "", query),
    });
  }
  return [...pages.values()];
}

/** The text around the first word of the query. */
function excerptAround(content: string, query: string): string {
  const text = content
    .replace(/^.*?\n---\n/s, "")
    .replace(/\s+/g, " ")
    .trim();
  const [word = ""] = query.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const at = Math.max(0, text.toLowerCase().indexOf(word.toLowerCase()));
  const start = Math.max(0, at - aroundCharacters);
  const passage = text.slice(start, at + 2 * aroundCharacters).toWellFormed();
  return `${start > 0 ? "…" : ""}${passage}`;
}
