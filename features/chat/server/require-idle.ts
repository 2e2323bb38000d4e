import { listActiveRuns } from "#features/agents/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import type { ConversationRow } from "./conversation.repository.ts";

/**
 * Throws `conversation.busy` while an answer is being written. An ended run does not count, as in the
 * presenter.
 */
export async function requireIdle(ctx: Ctx, { active_run_id }: ConversationRow): Promise<void> {
  if (!active_run_id) return;
  const active = await listActiveRuns(ctx, [active_run_id]);
  if (active.size > 0) fail(chatErrors, "conversation.busy");
}
