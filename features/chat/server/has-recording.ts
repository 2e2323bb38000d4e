import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import { findConversation } from "./conversation.repository.ts";
import { findMessage } from "./message.repository.ts";

/**
 * Whether a recording of the question is stored. Throws `message.not_found`, also for an answer, like
 * `noteRecording`.
 */
export function hasRecording(ctx: Ctx, messageId: string): Promise<boolean> {
  return query(ctx, async ({ db }) => {
    const found = await findMessage(db, messageId);
    const isSaid = found?.role === "user" && (await findConversation(db, found.conversation_id));
    return isSaid ? found.recording_seconds !== null : fail(chatErrors, "message.not_found");
  });
}
