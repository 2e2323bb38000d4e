import { giveConversations } from "#features/chat/server/sharing/give-conversation.repository.ts";
import type { OwnershipTransfer } from "#platform/server/ownership-transfer.ts";
import {
  countConversations,
  dropGrantsOfSuccessor,
  listGoneOfConversations,
  lockSharedConversations,
} from "./offboarding.repository.ts";

/** Conversations that others read get a new owner. All others stay closed, also to the successor. */
export const offboardConversations: OwnershipTransfer = {
  kind: "conversations",
  path: "/chat",
  count: ({ db }, leaver) => countConversations(db, leaver),
  listGone: ({ db }, workspaceId) => listGoneOfConversations(db, workspaceId),
  async transfer(ctx, leaver) {
    const ids = await lockSharedConversations(ctx.db, leaver);
    const { workspaceId, userId: fromId, successorId: toId } = leaver;
    await giveConversations(ctx.db, { workspaceId, ids, fromId, toId });
    await dropGrantsOfSuccessor(ctx.db, leaver, "conversation", ids);
    return ids.length;
  },
};
