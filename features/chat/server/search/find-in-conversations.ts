import type { KnownText } from "#features/browsing/server/index.ts";
import type { ToolContext } from "#features/tools/server/index.ts";
import { plainExcerpt, typedExcerpt } from "../plain-excerpt.ts";
import { recallMessages } from "./recall-messages.ts";

/** What the person's other conversations hold, for a web search that no provider answers. */
export async function findInConversations(
  { ctx, conversationId }: ToolContext,
  query: string,
): Promise<KnownText[]> {
  const found = await recallMessages(ctx, query, conversationId);
  return found
    .filter(({ holdsAll }) => holdsAll)
    .map(({ title, conversation_id, role, excerpt, integrity, readers }) => ({
      ...{ title, url: `/chat/${conversation_id}`, integrity, readers },
      excerpt: role === "user" ? typedExcerpt(excerpt) : plainExcerpt(excerpt),
    }));
}
