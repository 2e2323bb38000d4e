import { query } from "#platform/server/command.ts";
import { listAllowedToolCalls, listSucceededToolCalls, type ToolCallRow } from "./tool-call.repository.ts";
import type { ToolContext } from "./tool-context.ts";

/** The newest results of tools in the conversation of a tool call, or in its run if it has none. */
export function listResults({ ctx, conversationId, runId }: ToolContext): Promise<ToolCallRow[]> {
  return query(ctx, ({ db }) => listSucceededToolCalls(db, { conversationId, runId }));
}

/** The calls of one tool that a decision allowed there, however they ended: what they asked is known outside. */
export function listAllowed({ ctx, conversationId, runId }: ToolContext, toolName: string) {
  return query(ctx, ({ db }) => listAllowedToolCalls(db, { conversationId, runId, toolName }));
}
