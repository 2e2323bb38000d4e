import type { z } from "zod";
import { requireMentions } from "#features/mentions/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { EditQueuedMessage } from "../../contract/index.ts";
import { conversationAccess } from "../conversation.access.ts";
import { emitQueue } from "./emit-queue.ts";
import { getQueued, lockOfQueued } from "./lock-of-queued.ts";
import { updateQueuedMessage } from "./queued-message.repository.ts";

type Edit = z.infer<typeof EditQueuedMessage> & { id: string };

/** Changes the text of a message that was not sent yet. Throws `queued_message.not_found` and `queued_message.not_own`. */
export const editQueuedMessage = command(
  "message.edit_queued",
  conversationAccess.queue.by(lockOfQueued),
  async (ctx, { id, text, mentions: given }: Edit, conversation): Promise<string> => {
    await getQueued(ctx, id);
    const object = { noun: "conversation", id: conversation.id };
    const mentions = await requireMentions(ctx, { text, mentions: given, object, withAgents: true });
    await updateQueuedMessage(ctx.db, id, { text, mentions });
    await ctx.audit({
      act: "message.queued_edited",
      target: [{ type: "message", id }],
      conversationId: conversation.id,
      facts: { characters: text.length },
      sealed: { text },
    });
    await emitQueue(ctx, conversation.id);
    return conversation.id;
  },
);
