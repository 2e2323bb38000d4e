import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { AgentRun } from "../../contract/index.ts";
import { agentAccess, findForCaller } from "../agent.access.ts";
import { findTitles, listRunsOfAgent, type RecentRunRow } from "./recent-runs.repository.ts";

/** What an agent did for the caller, newest first. Runs of others are theirs, also for those who may edit the agent. */
export function listRecentRuns(
  ctx: Ctx,
  { id, cursor, limit }: { id: string; cursor?: string | undefined; limit: number },
): Promise<Page<AgentRun>> {
  if (cursor !== undefined && !isUuid(cursor)) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  const { userId } = userOf(ctx);
  return query(ctx, async (inner) => {
    const agent = await findForCaller(inner, agentAccess.read, { id });
    const rows = await listRunsOfAgent(inner.db, {
      ...{ workspaceId: agent.workspace_id, agentId: agent.id, userId },
      ...{ before: cursor ?? null, limit: limit + 1 },
    });
    const items = rows.slice(0, limit);
    const titles = await findTitles(
      inner.db,
      items.flatMap(({ conversation_id }) => conversation_id ?? []),
    );
    return {
      items: items.map((row) => present(row, titles)),
      nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
    };
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
