import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ConfirmedFacts, ToolForm } from "../../contract/index.ts";
import type { ConnectionRow } from "../connection.repository.ts";

export interface ConnectionToolRow {
  workspace_id: string;
  id: string;
  connection_id: string;
  remote_name: string;
  tool_name: string;
  seen: ToolForm;
  seen_hash: string;
  is_listed: boolean;
  problem: string | null;
  approved: ToolForm | null;
  approved_hash: string | null;
  facts: ConfirmedFacts | null;
  approved_at: Date | null;
}

export interface ToolKey {
  workspaceId: string;
  connectionId: string;
  toolId: string;
}

export async function listTools(
  db: Db,
  { workspaceId, connectionId }: { workspaceId: string; connectionId: string },
): Promise<ConnectionToolRow[]> {
  const { rows } = await sql<ConnectionToolRow>`
    select * from connection_tools where workspace_id = ${workspaceId} and connection_id = ${connectionId}
    order by remote_name collate "C"`.execute(db);
  return rows;
}

/** Tools after the one with the id `after`, changed ones first. */
export async function listToolPage(
  db: Db,
  asked: { workspaceId: string; connectionId: string; after: string | undefined; limit: number },
): Promise<ConnectionToolRow[]> {
  const after = asked.after ?? null;
  const { rows } = await sql<ConnectionToolRow>`
    with sorted as (
      select t.*, row_number() over (order by case when not t.is_listed then 3
          when t.approved_hash <> t.seen_hash then 0 when t.problem is not null then 2 else 1 end,
          t.remote_name collate "C") as number
      from connection_tools t
      where t.workspace_id = ${asked.workspaceId} and t.connection_id = ${asked.connectionId})
    select * from sorted
    where ${after}::uuid is null or number > (select s.number from sorted s where s.id = ${after}::uuid)
    order by number limit ${asked.limit}`.execute(db);
  return rows;
}

export async function findTool(db: Db, key: ToolKey): Promise<ConnectionToolRow | undefined> {
  const { rows } = await sql<ConnectionToolRow>`
    select * from connection_tools where workspace_id = ${key.workspaceId}
      and connection_id = ${key.connectionId} and id = ${key.toolId}`.execute(db);
  return rows[0];
}

/** The names in use in a workspace, but for this connection's. */
export async function listOtherToolNames(
  db: Db,
  { workspaceId, connectionId }: { workspaceId: string; connectionId: string },
): Promise<string[]> {
  const { rows } = await sql<{ tool_name: string }>`
    select tool_name from connection_tools
    where workspace_id = ${workspaceId} and connection_id <> ${connectionId}`.execute(db);
  return rows.map(({ tool_name }) => tool_name);
}

export type SeenTool = Pick<
  ConnectionToolRow,
  "workspace_id" | "id" | "connection_id" | "remote_name" | "tool_name" | "seen" | "seen_hash" | "problem"
>;

/** Adds tools, or replaces what is seen of them. What was approved stays. */
export async function upsertSeenTools(db: Db, rows: SeenTool[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into connection_tools (workspace_id, id, connection_id, remote_name, tool_name, seen, seen_hash,
      problem, seen_at)
    select r.workspace_id, r.id, r.connection_id, r.remote_name, r.tool_name, r.seen, r.seen_hash, r.problem,
      ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (workspace_id uuid, id uuid,
      connection_id uuid, remote_name text, tool_name text, seen jsonb, seen_hash text, problem text)
    on conflict (workspace_id, connection_id, remote_name) do update set seen = excluded.seen,
      seen_hash = excluded.seen_hash, problem = excluded.problem, seen_at = excluded.seen_at,
      is_listed = true`.execute(db);
}

/** What is no longer listed: approved tools stay as gone, others are deleted. */
export async function dropUnlistedTools(
  db: Db,
  asked: { workspaceId: string; connectionId: string; listed: string[] },
): Promise<void> {
  await sql`
    delete from connection_tools where workspace_id = ${asked.workspaceId}
      and connection_id = ${asked.connectionId} and approved is null
      and remote_name <> all(${asked.listed}::text[])`.execute(db);
  await sql`
    update connection_tools set is_listed = false where workspace_id = ${asked.workspaceId}
      and connection_id = ${asked.connectionId} and remote_name <> all(${asked.listed}::text[])`.execute(db);
}

export async function countApprovedTools(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from connection_tools
    where workspace_id = ${workspaceId} and approved is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Approves what is seen, if that is still `seenHash`. */
export async function updateApproval(
  db: Db,
  key: ToolKey,
  approval: { seenHash: string; facts: ConfirmedFacts; userId: string; at: Date },
): Promise<ConnectionToolRow | undefined> {
  const { rows } = await sql<ConnectionToolRow>`
    update connection_tools set approved = seen, approved_hash = seen_hash,
      facts = ${JSON.stringify(approval.facts)}::jsonb, approved_by = ${approval.userId},
      approved_at = ${approval.at}
    where workspace_id = ${key.workspaceId} and connection_id = ${key.connectionId} and id = ${key.toolId}
      and seen_hash = ${approval.seenHash} and is_listed and problem is null
    returning *`.execute(db);
  return rows[0];
}

/** False when it was not approved. */
export async function clearApproval(db: Db, key: ToolKey): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update connection_tools set approved = null, approved_hash = null, facts = null, approved_by = null,
      approved_at = null
    where workspace_id = ${key.workspaceId} and connection_id = ${key.connectionId} and id = ${key.toolId}
      and approved is not null`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** The title of an approved tool of this name that is off because it changed. */
export async function findChangedTitle(
  db: Db,
  workspaceId: string,
  toolName: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select left(c.name || ': ' || (t.approved ->> 'title'), 200) as title
    from connection_tools t join connections c on c.workspace_id = t.workspace_id and c.id = t.connection_id
    where t.workspace_id = ${workspaceId} and t.tool_name = ${toolName} and t.is_listed
      and t.approved_hash <> t.seen_hash`.execute(db);
  return rows[0]?.title;
}

export type OfferedToolRow = Pick<
  ConnectionToolRow,
  "workspace_id" | "id" | "connection_id" | "remote_name" | "tool_name"
> & { approved: ToolForm; approved_hash: string; facts: ConfirmedFacts } & {
  connection: Pick<ConnectionRow, "name" | "address" | "kind">;
};

/** The approved, unchanged tools of a workspace. */
export async function listOfferedTools(db: Db, workspaceId: string): Promise<OfferedToolRow[]> {
  const { rows } = await sql<OfferedToolRow>`
    select t.workspace_id, t.id, t.connection_id, t.remote_name, t.tool_name, t.approved, t.approved_hash,
      t.facts, jsonb_build_object('name', c.name, 'address', c.address, 'kind', c.kind) as connection
    from connection_tools t join connections c on c.workspace_id = t.workspace_id and c.id = t.connection_id
    where t.workspace_id = ${workspaceId} and t.approved_hash = t.seen_hash and t.is_listed
    order by t.tool_name`.execute(db);
  return rows;
}
