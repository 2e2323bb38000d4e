import { chatErrors } from "#features/chat/contract/index.ts";
import { findConversation } from "#features/chat/server/index.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { ConversationCollections } from "../../contract/index.ts";
import { listOfConversation, listReadByAll } from "./conversation-collection.repository.ts";

/** The collections that a conversation asks, as its reader may know them. Throws `conversation.not_found`. */
export function readConversationCollections(
  ctx: Ctx,
  conversationId: string,
): Promise<ConversationCollections> {
  const { workspaceId } = userOf(ctx);
  return query(ctx, async ({ db }) => {
    if (!(await findConversation(db, conversationId))) fail(chatErrors, "conversation.not_found");
    const all = await listOfConversation(db, conversationId);
    const named = all.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
    const ids = named.map(({ id }) => id);
    const asked = await listReadByAll(db, { workspaceId, conversationId }, ids);
    return {
      items: named.map(({ id, name }) => ({ id, name, isLeftOut: !asked.has(id) })),
      hiddenCount: all.length - named.length,
    };
  });
}
