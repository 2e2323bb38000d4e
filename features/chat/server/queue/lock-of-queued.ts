import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../../contract/index.ts";
import { lockShown } from "../conversation.access.ts";
import type { ConversationRow } from "../conversation.repository.ts";
import { findQueuedMessage, type QueuedMessageRow } from "./queued-message.repository.ts";

/** Locks and returns the conversation of a queued message. Throws `queued_message.not_found`. */
export async function lockOfQueued(ctx: Ctx, { id }: { id: string }): Promise<ConversationRow> {
  const { conversation_id } = await readQueued(ctx, id);
  return (await lockShown(ctx, conversation_id)) ?? fail(chatErrors, "queued_message.not_found");
}

/**
 * Read again after the lock: it may have been sent meanwhile. Throws `queued_message.not_found`, and
 * `queued_message.not_own` for a colleague's.
 */
export async function getQueued(ctx: Ctx, id: string): Promise<QueuedMessageRow> {
  const queued = await readQueued(ctx, id);
  return queued.user_id === userOf(ctx).userId ? queued : fail(chatErrors, "queued_message.not_own");
}

/** Like `getQueued`, and also a colleague's for the owner of the conversation. */
export async function getRemovable(
  ctx: Ctx,
  id: string,
  conversation: Pick<ConversationRow, "user_id">,
): Promise<QueuedMessageRow> {
  return conversation.user_id === userOf(ctx).userId ? readQueued(ctx, id) : getQueued(ctx, id);
}

async function readQueued({ db }: Ctx, id: string): Promise<QueuedMessageRow> {
  return (await findQueuedMessage(db, id)) ?? fail(chatErrors, "queued_message.not_found");
}
