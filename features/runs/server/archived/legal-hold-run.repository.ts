import { sql } from "kysely";
import type { HoldKey } from "#platform/server/archives/archived-files.ts";
import { listShownColumns } from "#platform/server/archives/shown-columns.repository.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface LegalHoldRun {
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
    select id from app.conversations_of_hold(${workspaceId}, ${holdId}) c (id)
    where ${after}::uuid is null or id > ${after}::uuid
    order by id limit 100`.execute(db);
  return rows;
}

/** The runs of a conversation, and those that these began, by id. */
export async function listRunsOf(
  db: Db,
  { workspaceId, conversationId }: { workspaceId: string; conversationId: string },
  after: string | null,
): Promise<LegalHoldRun[]> {
  const { rows } = await sql<LegalHoldRun>`
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

/** What belongs to a run, and by which column. */
const tables = [
  ["public.runs", "id"],
  ["public.run_steps", "run_id"],
  ["public.tool_calls", "run_id"],
  ["public.approvals", "run_id"],
  ["public.questions", "run_id"],
  ["public.model_calls", "run_id"],
] as const;

export type RunTable = (typeof tables)[number];
export const runTables: readonly RunTable[] = tables;

/** A step may have some megabytes. */
const linesAtOnce = 20;

/** Rows of a run in one of its tables, by id, each as a line of JSON that says of which table it is. */
export async function listLinesOfRun(
  db: Db,
  { workspaceId, id }: LegalHoldRun,
  { table: [table, column], after }: { table: RunTable; after: string | null },
): Promise<{ id: string; line: string }[]> {
  const columns = (await listShownColumns(db, table)).map((name) => sql.ref(`t.${name}`));
  const { rows } = await sql<{ id: string; line: string }>`
    select x.id, json_build_object('table', ${table.replace("public.", "")}::text, 'row', to_json(x))::text as line from (
      select ${sql.join(columns)} from ${sql.table(table)} t
      where t.workspace_id = ${workspaceId} and ${sql.ref(`t.${column}`)} = ${id}
        and (${after}::uuid is null or t.id > ${after}::uuid)
      order by t.id limit ${linesAtOnce}) x order by x.id`.execute(db);
  return rows;
}
