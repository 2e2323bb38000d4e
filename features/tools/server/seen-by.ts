import { isObjectShared } from "#platform/server/access/grant.repository.ts";
import { query } from "#platform/server/command.ts";
import type { CatalogueTool, SeenBy } from "./tool.ts";
import type { ToolContext } from "./tool-context.ts";

/** Who sees what a call leaves in its conversation: everybody who may read that finds it. */
export async function seenInConversation({ ctx, conversationId }: ToolContext): Promise<SeenBy> {
  if (!conversationId) return "person";
  const conversation = { noun: "conversation", id: conversationId };
  return (await query(ctx, ({ db }) => isObjectShared(db, conversation))) ? "conversation" : "person";
}

/** Whether what a call leaves in its conversation is seen by its person alone. */
export async function isSeenByPersonAlone(context: ToolContext): Promise<boolean> {
  return (await seenInConversation(context)) === "person";
}

/** Who sees the effect of a call of this tool where it is made. */
export async function seenByOf(context: ToolContext, tool: CatalogueTool): Promise<SeenBy> {
  return (await tool.seenBy?.(context)) ?? usuallySeenBy(tool);
}

/** As far as the facts of a tool tell. */
export function usuallySeenBy({ facts: { own, writes } }: Pick<CatalogueTool, "facts">): SeenBy {
  return own || !writes ? "person" : { others: "" };
}
