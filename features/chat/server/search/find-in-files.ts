import type { KnownText } from "#features/browsing/server/index.ts";
import { findOwnPassages, labelOfFile } from "#features/files/server/index.ts";
import type { ToolContext } from "#features/tools/server/index.ts";

const mostCharacters = 500;

/** What files in the person's other conversations hold, for a web search that no provider answers. */
export async function findInFiles({ ctx, conversationId }: ToolContext, query: string): Promise<KnownText[]> {
  const passages = await findOwnPassages(ctx, query, conversationId);
  return passages.map(({ name, place, text, conversation_id, ...label }) => ({
    ...{ title: `${name}, ${place}`, url: `/chat/${conversation_id}` },
    ...labelOfFile(label, conversation_id),
    excerpt: text.replace(/\s+/g, " ").slice(0, mostCharacters).toWellFormed(),
  }));
}
