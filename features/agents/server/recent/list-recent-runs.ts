import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { AgentRun } from "../../contract/index.ts";
import { agentAccess, findForCaller } from "../agent.access.ts";
import { findTitles, listRunsOfAgent, type RecentRunRow } from "./recent-runs.repository.ts";

/** What an agent did for the caller, newest first. Runs of others are theirs, also for those who may edit the agent. */
export function listRecentRuns(
  ctx: Ctx,
  { id, cursor, limit }: { id: string; cursor?: string | undefined; limit: number },
): Promise<Page<AgentRun>> {
  const before = readIdCursor(cursor) ?? null;
  const { userId } = userOf(ctx);
  return query(ctx, async (inner) => {
    const agent = await findForCaller(inner, agentAccess.read, { id });
    const rows = await listRunsOfAgent(inner.db, {
      ...{ workspaceId: agent.workspace_id, agentId: agent.id, userId },
      ...{ before, limit: limit + 1 },
    });
    const page = pageOfRows(rows, limit, ({ id: runId }) => runId);
    const titles = await findTitles(
      inner.db,
      page.items.flatMap(({ conversation_id }) => conversation_id ?? []),
    );
    return { ...page, items: page.items.map((row) => present(row, titles)) };
  });
}

function present(row: RecentRunRow, titles: ReadonlyMap<string, string>): AgentRun {
  const { id, status, version, conversation_id, error } = row;
  const title = conversation_id === null ? undefined : titles.get(conversation_id);
  return {
    ...{ id, status, version, error, startedBy: row.trigger_kind },
    conversation: conversation_id && title !== undefined ? { id: conversation_id, title } : null,
    activeMs: Number(row.active_ms),
    createdAt: new Date(row.created_at).toISOString(),
  };
}
