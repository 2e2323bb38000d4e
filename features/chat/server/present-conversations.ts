import { listActiveRuns } from "#features/agents/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Conversation } from "../contract/index.ts";
import { presentConversation } from "./conversation.presenter.ts";
import type { ConversationRow } from "./conversation.repository.ts";

/** Conversations with their active runs. Queries runs only when there are any. */
export async function presentConversations(ctx: Ctx, rows: ConversationRow[]): Promise<Conversation[]> {
  const runs = await listActiveRuns(
    ctx,
    rows.flatMap(({ active_run_id }) => active_run_id ?? []),
  );
  return Promise.all(rows.map((row) => presentConversation(ctx, row, runs.get(row.active_run_id ?? ""))));
}
