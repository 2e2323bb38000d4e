import type { ConversationKnowledge } from "#features/chat/server/index.ts";
import { recordChoice } from "./choose-collections.ts";
import { switchOn } from "./conversation-collection.repository.ts";

/** The collections that were chosen before the first message. */
export const beginWithCollections: ConversationKnowledge = {
  async begin(ctx, { conversationId, collectionIds }) {
    const on = await switchOn(ctx.db, conversationId, collectionIds);
    if (on.length > 0) await recordChoice(ctx, conversationId, { on, off: [] });
  },
};
