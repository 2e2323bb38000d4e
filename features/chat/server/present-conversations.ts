import { listActiveRuns, runAgents } from "#features/runs/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Conversation } from "../contract/index.ts";
import { presentConversation } from "./conversation.presenter.ts";
import { type ConversationRow, runIdsOf } from "./conversation.repository.ts";
import { keptValues } from "./kept-values.ts";

/** Conversations with their active runs. Queries runs only when there are any. */
export async function presentConversations(ctx: Ctx, rows: ConversationRow[]): Promise<Conversation[]> {
  const answered = rows.flatMap(({ id, agent_id }) => (agent_id ? [{ id, agentId: agent_id }] : []));
  const ids = [...new Set(answered.map(({ agentId }) => agentId))];
  const [runs, agents, values] = await Promise.all([
    listActiveRuns(ctx, rows.flatMap(runIdsOf)),
    ids.length > 0 ? runAgents(ctx.services)?.describe(ctx, ids) : undefined,
    answered.length > 0 ? query(ctx, (inner) => keptValues(inner, answered)) : undefined,
  ]);
  const activeRunOf = (row: ConversationRow) =>
    runIdsOf(row)
      .map((id) => runs.get(id))
      .find((run) => run !== undefined);
  return Promise.all(
    rows.map((row) => presentConversation(ctx, row, activeRunOf(row), agents, values?.get(row.id))),
  );
}
