import { giveConversations } from "#features/chat/server/sharing/give-conversation.repository.ts";
import type { HandOver } from "#platform/server/hand-over.ts";
import {
  countConversations,
  dropGrantsOfSuccessor,
  listGoneOfConversations,
  lockSharedConversations,
} from "./leaving.repository.ts";

/** Conversations that others read get a new owner. All others stay closed, also to the successor. */
export const handOverConversations: HandOver = {
  kind: "conversations",
  path: "/chat",
  count: ({ db }, leaver) => countConversations(db, leaver),
  listGone: ({ db }, workspaceId) => listGoneOfConversations(db, workspaceId),
  async give(ctx, leaver) {
    const ids = await lockSharedConversations(ctx.db, leaver);
    const { workspaceId, userId: fromId, successorId: toId } = leaver;
    await giveConversations(ctx.db, { workspaceId, ids, fromId, toId });
    await dropGrantsOfSuccessor(ctx.db, leaver, "conversation", ids);
    return ids.length;
  },
};
