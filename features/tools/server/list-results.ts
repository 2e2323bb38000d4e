import { query } from "#platform/server/command.ts";
import { searchOwnToolCalls } from "./own-result.repository.ts";
import { listAllowedToolCalls, listSucceededToolCalls, type ToolCallRow } from "./tool-call.repository.ts";
import type { ToolContext } from "./tool-context.ts";

/** The newest results of tools in the conversation of a tool call, or in its run if it has none. */
export function listResults({ ctx, conversationId, runId }: ToolContext): Promise<ToolCallRow[]> {
  return query(ctx, ({ db }) => listSucceededToolCalls(db, { conversationId, runId }));
}

/** The person's newest results of one tool, in all their conversations, that hold words of a search. Newest first. */
export function findOwnResults(
  { ctx }: ToolContext,
  search: { toolName: string; words: string; most: number },
): Promise<ToolCallRow[]> {
  return query(ctx, ({ db }) => searchOwnToolCalls(db, search));
}

/** The calls of one tool that a decision allowed there, however they ended: what they asked is known outside. */
export function listAllowed({ ctx, conversationId, runId }: ToolContext, toolName: string) {
  return query(ctx, ({ db }) => listAllowedToolCalls(db, { conversationId, runId, toolName }));
}
