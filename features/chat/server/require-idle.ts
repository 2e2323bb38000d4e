import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import { activeRunsOf } from "./active-runs-of.ts";
import type { ConversationRow } from "./conversation.repository.ts";

/**
 * Throws `conversation.busy` while an answer is being written. An ended run does not count, as in the
 * presenter.
 */
export async function requireIdle(ctx: Ctx, conversation: ConversationRow): Promise<void> {
  if ((await activeRunsOf(ctx, conversation)).length > 0) fail(chatErrors, "conversation.busy");
}
