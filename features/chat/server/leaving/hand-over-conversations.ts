import { giveConversation } from "#features/chat/server/sharing/give-conversation.repository.ts";
import type { HandOver } from "#platform/server/hand-over.ts";
import { countConversations, dropGrantsOfHeir, lockSharedConversations } from "./leaving.repository.ts";

/** Conversations that others read get a new owner. All others stay closed, also to the heir. */
export const handOverConversations: HandOver = {
  kind: "conversations",
  count: ({ db }, leaver) => countConversations(db, leaver),
  async give(ctx, leaver) {
    const ids = await lockSharedConversations(ctx.db, leaver);
    const { workspaceId, heirId: userId } = leaver;
    for (const id of ids) await giveConversation(ctx.db, { workspaceId, id, userId });
    await dropGrantsOfHeir(ctx.db, leaver, "conversation", ids);
    return ids.length;
  },
};
