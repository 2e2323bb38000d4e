import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../../contract/index.ts";
import { lockShown } from "../conversation.access.ts";
import type { ConversationRow } from "../conversation.repository.ts";
import { findQueuedMessage, type QueuedMessageRow } from "./queued-message.repository.ts";

/** Locks and returns the conversation of the caller's queued message. Throws `queued_message.not_found`. */
export async function lockOfQueued(ctx: Ctx, { id }: { id: string }): Promise<ConversationRow> {
  const { conversation_id } = await getQueued(ctx, id);
  return (await lockShown(ctx, conversation_id)) ?? fail(chatErrors, "queued_message.not_found");
}

/** Read again after the lock: it may have been sent meanwhile. Throws `queued_message.not_found`. */
export async function getQueued({ db }: Ctx, id: string): Promise<QueuedMessageRow> {
  return (await findQueuedMessage(db, id)) ?? fail(chatErrors, "queued_message.not_found");
}
