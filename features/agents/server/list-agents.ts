import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
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
  const before = cursor ? readCursor(cursor) : undefined;
  return query(ctx, agentAccess.read, async ({ db }) => {
    const rows = await listAgents(db, { show, search, before, limit: limit + 1 });
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? `${last.updated_micros}_${last.id}` : null };
  });
}

function readCursor(cursor: string): { micros: string; id: string } {
  const [micros = "", id = "", ...rest] = cursor.split("_");
  if (!/^\d{1,16}$/.test(micros) || !isUuid(id) || rest.length > 0) failCursor();
  return { micros, id };
}

/** All agents of the workspace, for its owners and admins: that they exist, and nothing of their content but the name. */
export async function listAgentRecords(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<AgentRecord>> {
  const { workspaceId } = userOf(ctx);
  if (cursor !== undefined && !isUuid(cursor)) failCursor();
  const rows = await query(ctx, agentAccess.list_all, ({ db }) =>
    listRecordedAgents(db, { workspaceId, after: cursor ?? null, limit: limit + 1 }),
  );
  const shown = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
  return { items: await presentRecords(ctx, shown), nextCursor };
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

function failCursor(): never {
  fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
}
