import { sql } from "kysely";
import type { RunStatus } from "#features/runs/contract/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

export type RecentRunRow = {
  id: string;
  status: RunStatus;
  version: number | null;
  trigger_kind: string;
  conversation_id: string | null;
  error: string | null;
  active_ms: string;
  created_at: Date;
};

/** Titles of those of these conversations that the caller may still read. */
export async function findTitles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from conversations where workspace_id = app.workspace_id() and id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/**
 * The runs of an agent for one person, newest first, without tests and without those that another agent started. As the
 * service, because people who only use an agent do not see its earlier versions; it returns that person's runs alone.
 */
export async function listRunsOfAgent(
  db: Db,
  of: { workspaceId: string; agentId: string; userId: string; before: string | null; limit: number },
): Promise<RecentRunRow[]> {
  const { rows } = await executeAsService(
    db,
    `select r.id, r.status, v.number as version, r.trigger_kind, c.id as conversation_id,
       r.error ->> 'message' as error, r.active_ms::text, r.created_at
     from agent_versions v join runs r on r.workspace_id = v.workspace_id and r.agent_version_id = v.id
     left join conversations c on c.workspace_id = r.workspace_id and c.id = r.host_id and c.deleted_at is null
     where v.workspace_id = $1 and v.agent_id = $2 and r.user_id = $3 and r.parent_run_id is null
       and coalesce(c.is_test, false) = false and ($4::uuid is null or r.id < $4::uuid)
     order by r.id desc limit $5`,
    [of.workspaceId, of.agentId, of.userId, of.before, of.limit],
  );
  return rows as RecentRunRow[];
}
