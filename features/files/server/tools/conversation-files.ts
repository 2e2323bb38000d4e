import { type ToolContext, ToolError } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import { type ConversationFile, listFilesOf } from "./conversation-file.repository.ts";

/** Files that the tools know of one conversation. */
const mostFiles = 200;

/** The files of the tool call's conversation, newest first. Throws a ToolError outside a conversation. */
export async function filesHere({ ctx, conversationId }: ToolContext): Promise<ConversationFile[]> {
  return query(ctx, ({ db }) => listFilesOf(db, requireConversation(conversationId), mostFiles));
}

export function requireConversation(conversationId: string | null): string {
  if (conversationId) return conversationId;
  throw new ToolError("file.no_conversation", "There is no conversation here, so there are no files of one.");
}
