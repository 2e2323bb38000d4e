import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import {
  type ConversationExport,
  exportFormat,
  exportVersion,
  mostExportedMessages,
} from "../../contract/index.ts";
import { conversationAccess } from "../conversation.access.ts";
import { type ConversationRow, findConversation } from "../conversation.repository.ts";
import { type ExportedRow, listAllMessages } from "./export.repository.ts";

/** Hands out a conversation as a file, and records that it left the product. */
export const exportConversation = command(
  "conversation.export",
  conversationAccess.export.by((ctx, { id }: { id: string; as: "json" | "markdown" }) =>
    findConversation(ctx.db, id),
  ),
  async (ctx, { id, as }, conversation): Promise<ConversationExport> => {
    const file = await readExport(ctx, conversation);
    await ctx.audit({
      act: "conversation.exported",
      target: [{ type: "conversation", id }],
      conversationId: id,
      facts: { as, messages: file.messages.length },
    });
    return file;
  },
);

/** A conversation as a file. An answer that is being written has no parts yet. */
export async function readExport(ctx: Ctx, conversation: ConversationRow): Promise<ConversationExport> {
  const { id, workspace_id: workspaceId } = conversation;
  const rows = await listAllMessages(ctx.db, { workspaceId, conversationId: id }, mostExportedMessages);
  return {
    format: exportFormat,
    version: exportVersion,
    exportedAt: ctx.now().toISOString(),
    conversation: {
      id,
      title: conversation.title,
      createdAt: conversation.created_at.toISOString(),
      updatedAt: conversation.updated_at.toISOString(),
      leafMessageId: conversation.leaf_message_id,
    },
    messages: rows.map(toExported),
  };
}

function toExported(row: ExportedRow): ConversationExport["messages"][number] {
  return {
    id: row.id,
    parentId: row.parent_id,
    role: row.role,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    parts: row.parts,
    model: row.model,
    usage: row.usage,
    durationMs: row.duration_ms,
    integrity: row.integrity,
  };
}
