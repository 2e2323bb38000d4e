import { createHash } from "node:crypto";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { ImportBatch, ImportedConversation, ImportOrigin, ImportOutcome } from "../../contract/index.ts";
import { conversationAccess } from "../conversation.access.ts";
import { findConversation } from "../conversation.repository.ts";
import { insertImported, insertImportedMessages, showImportedLeaf } from "./import.repository.ts";
import { storedMessageOf } from "./stored-message-of.ts";

/**
 * Stores conversations of another product. Ids follow from the person and the other product's ids, so a repetition
 * adds nothing. A conversation that was deleted here and not yet erased stays deleted.
 */
export const importConversations = command(
  "conversation.import",
  conversationAccess.import,
  async (ctx, { origin, conversations }: ImportBatch): Promise<ImportOutcome> => {
    const outcome = { conversationsAdded: 0, messagesAdded: 0 };
    for (const conversation of conversations) {
      const added = await importOne(ctx, origin, conversation);
      outcome.conversationsAdded += added.isNew ? 1 : 0;
      outcome.messagesAdded += added.messages;
    }
    return outcome;
  },
);

async function importOne(ctx: Ctx, origin: ImportOrigin, conversation: ImportedConversation) {
  const { userId, workspaceId } = userOf(ctx);
  const idOf = (kind: string, externalId: string) =>
    uuidOf([workspaceId, userId, origin, kind, conversation.externalId, externalId]);
  const id = idOf("conversation", "");
  const isNew = await insertImported(ctx.db, { id, userId, origin }, conversation);
  if (!isNew && !(await findConversation(ctx.db, id))) return { isNew, messages: 0 };
  const messages = await insertImportedMessages(
    ctx.db,
    { conversationId: id, userId },
    conversation.messages.map((message) => storedMessageOf(message, (external) => idOf("message", external))),
  );
  if (!isNew && messages === 0) return { isNew, messages };
  const { leafExternalId } = conversation;
  if (leafExternalId !== null) await showImportedLeaf(ctx.db, id, idOf("message", leafExternalId));
  await ctx.audit({
    act: "conversation.imported",
    target: [{ type: "conversation", id }],
    conversationId: id,
    facts: { origin, messages, is_new: isNew },
    sealed: { title: conversation.title },
  });
  return { isNew, messages };
}

/** A uuid (version 8, of our own making) that follows from these words. */
function uuidOf(words: string[]): string {
  const bytes = createHash("sha256").update(JSON.stringify(words)).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
