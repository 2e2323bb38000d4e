import { listActiveRuns, runAgents } from "#features/runs/server/index.ts";
import { abilitiesOfEach } from "#platform/server/access/abilities.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Conversation } from "../contract/index.ts";
import { conversationAccess } from "./conversation.access.ts";
import { presentConversation } from "./conversation.presenter.ts";
import { type ConversationRow, runIdsOf } from "./conversation.repository.ts";
import { keptValues } from "./kept-values.ts";

/** Conversations with their active runs. Queries runs only when there are any. */
export async function presentConversations(ctx: Ctx, rows: ConversationRow[]): Promise<Conversation[]> {
  const answered = rows.flatMap(({ id, agent_id }) => (agent_id ? [{ id, agentId: agent_id }] : []));
  const ids = [...new Set(answered.map(({ agentId }) => agentId))];
  const [abilities, runs, agents, values] = await Promise.all([
    abilitiesOfEach(ctx, conversationAccess, rows),
    listActiveRuns(ctx, rows.flatMap(runIdsOf)),
    ids.length > 0 ? runAgents(ctx.services)?.describe(ctx, ids) : undefined,
    answered.length > 0 ? query(ctx, (inner) => keptValues(inner, answered)) : undefined,
  ]);
  const activeRunOf = (row: ConversationRow) =>
    runIdsOf(row)
      .map((id) => runs.get(id))
      .find((run) => run !== undefined);
  return abilities.map(({ row, may }) =>
    presentConversation(ctx, row, { may, run: activeRunOf(row), agents, values: values?.get(row.id) }),
  );
}
