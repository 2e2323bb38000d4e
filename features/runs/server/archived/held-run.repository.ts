import { sql } from "kysely";
import type { HoldKey } from "#platform/server/archives/archived-files.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface HeldRun {
  workspaceId: string;
  id: string;
}

/** The conversations that a legal hold covers, by id. */
export async function listHeldIds(
  db: Db,
  { workspaceId, holdId }: HoldKey,
  after: string | null,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from conversations c
    where c.workspace_id = ${workspaceId} and app.hold_has_conversation(${workspaceId}, ${holdId}, c.id)
      and (${after}::uuid is null or c.id > ${after}::uuid)
    order by c.id limit 100`.execute(db);
  return rows;
}

/** The runs of a conversation, and those that these began, by id. */
export async function listRunsOf(
  db: Db,
  { workspaceId, conversationId }: { workspaceId: string; conversationId: string },
  after: string | null,
): Promise<HeldRun[]> {
  const { rows } = await sql<HeldRun>`
    with recursive held as (
      select r.id from runs r
      where r.workspace_id = ${workspaceId} and r.host = 'conversation' and r.host_id = ${conversationId}
      union
      select child.id from held join runs child
        on child.workspace_id = ${workspaceId} and child.parent_run_id = held.id)
    select ${workspaceId}::uuid as "workspaceId", id from held
    where ${after}::uuid is null or id > ${after}::uuid order by id limit 200`.execute(db);
  return rows;
}

const tables = ["run_steps", "tool_calls", "approvals", "questions", "model_calls"] as const;

/** A run and what belongs to it, each row as a line of JSON that says of which table it is. */
export async function listLinesOfRun(db: Db, { workspaceId, id }: HeldRun): Promise<string[]> {
  const { rows: runs } = await sql<{ line: string }>`
    select json_build_object('table', 'runs', 'row', to_json(r))::text as line from runs r
    where r.workspace_id = ${workspaceId} and r.id = ${id}`.execute(db);
  const lines = runs.map(({ line }) => line);
  for (const table of tables) {
    const { rows } = await sql<{ line: string }>`
      select json_build_object('table', ${table}::text, 'row', to_json(t))::text as line from ${sql.table(table)} t
      where t.workspace_id = ${workspaceId} and t.run_id = ${id} order by t.id`.execute(db);
    lines.push(...rows.map(({ line }) => line));
  }
  return lines;
}
