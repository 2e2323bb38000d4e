import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { readIdCursor, readTimeCursor, timeCursorOf } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { AgentRecord } from "../contract/index.ts";
import { agentAccess } from "./agent.access.ts";
import { statusOf } from "./agent.presenter.ts";
import {
  type AgentsQuery,
  type ListedAgent,
  listAgents,
  listRecordedAgents,
  type RecordedAgent,
} from "./listed-agent.repository.ts";
import { namesOfPeople } from "./person-names.ts";

export type AgentsPage = Pick<AgentsQuery, "show" | "search"> & {
  cursor?: string | undefined;
  limit: number;
};

/** The agents that the caller may use or edit, newest change first. The cursor is the time and id of a page's last row. */
export function listAgentsPage(
  ctx: Ctx,
  { show, search, cursor, limit }: AgentsPage,
): Promise<Page<ListedAgent>> {
  const before = readTimeCursor(cursor);
  return query(ctx, agentAccess.read, async ({ db }) => {
    const rows = await listAgents(db, { show, search, before, limit: limit + 1 });
    return pageOfRows(rows, limit, ({ updated_micros: micros, id }) => timeCursorOf({ micros, id }));
  });
}

/** All agents of the workspace, for its owners and admins: that they exist, and nothing of their content but the name. */
export async function listAgentRecords(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<AgentRecord>> {
  const { workspaceId } = userOf(ctx);
  const after = readIdCursor(cursor) ?? null;
  const rows = await query(ctx, agentAccess.list_all, ({ db }) =>
    listRecordedAgents(db, { workspaceId, after, limit: limit + 1 }),
  );
  const page = pageOfRows(rows, limit, ({ id }) => id);
  return { ...page, items: await presentRecords(ctx, page.items) };
}

export async function presentRecords(ctx: Ctx, rows: readonly RecordedAgent[]): Promise<AgentRecord[]> {
  const personOf = await namesOfPeople(
    ctx,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    status: statusOf(row),
    owner: personOf(row.user_id),
    publishedNumber: row.published_number,
    createdAt: row.created_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    // Only owners and admins of the workspace get records.
    abilities: { withdraw: row.withdrawn_at === null, readmit: row.withdrawn_at !== null },
  }));
}
