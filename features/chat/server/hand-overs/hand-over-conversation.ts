import { notifyPeople } from "#features/notifications/server/index.ts";
import { transferOwnership } from "#features/sharing/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { HandOver } from "../../contract/index.ts";
import { conversationAccess } from "../conversation.access.ts";
import { emitConversation } from "../emit-conversation.ts";
import { requireNoTest } from "../require-no-test.ts";
import { insertHandOver } from "./hand-over.repository.ts";

/**
 * Gives a conversation to somebody else with a note, which stands in the thread. The owner until then stays an editor.
 * Throws what giving away throws: `share.owner_unfit`, `share.owner_already`.
 */
export const handOverConversation = command(
  "conversation.hand_over",
  conversationAccess.hand_over,
  async (ctx, { id, userId: newOwnerId, note }: HandOver & { id: string }, conversation): Promise<void> => {
    requireNoTest(conversation);
    const { workspaceId, userId } = userOf(ctx);
    await insertHandOver(ctx.db, {
      ...{ id: newId(), conversation_id: id, message_id: conversation.leaf_message_id },
      ...{ from_user_id: userId, to_user_id: newOwnerId, note },
    });
    const object = { noun: "conversation", id };
    await transferOwnership(ctx, { ...object, userId: newOwnerId, isToldElsewhere: true });
    await ctx.audit({
      act: "conversation.handed_over",
      target: [
        { type: "conversation", id },
        { type: "user", id: newOwnerId },
      ],
      conversationId: id,
      facts: { has_note: note !== "" },
      ...(note !== "" && { sealed: { note } }),
    });
    await emitConversation(ctx, "conversation.updated", id);
    await notifyPeople(ctx, {
      ...{ kind: "hand_over", workspaceId, userIds: [newOwnerId], object, path: `/chat/${id}` },
      facts: { title: conversation.title, ...(note !== "" && { note }) },
    });
  },
);
