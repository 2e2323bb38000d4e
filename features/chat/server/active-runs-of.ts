import type { ActiveRun } from "#features/runs/contract/index.ts";
import { listActiveRuns } from "#features/runs/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { type ConversationRow, runIdsOf } from "./conversation.repository.ts";

/** The runs that answer in a conversation: none, one, or two side by side. An ended run does not count. */
export async function activeRunsOf(
  ctx: Ctx,
  conversation: Pick<ConversationRow, "active_run_id" | "beside_run_id">,
): Promise<ActiveRun[]> {
  return [...(await listActiveRuns(ctx, runIdsOf(conversation))).values()];
}
