import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { SavedFilter } from "../../../contract/index.ts";

export interface LogQueryRow {
  id: string;
  name: string;
  filter: SavedFilter;
}

/** The caller's saved queries, by name. */
export async function listLogQueries(db: Db): Promise<LogQueryRow[]> {
  const { rows } = await sql<LogQueryRow>`
    select id, name, filter from log_queries
    where workspace_id = app.workspace_id() and user_id = auth.uid() order by lower(name), id`.execute(db);
  return rows;
}

/** Stores a query of the caller. Undefined when they have `most` of them. */
export async function insertLogQuery(
  db: Db,
  { id, name, filter }: LogQueryRow,
  { now, most }: { now: Date; most: number },
): Promise<LogQueryRow | undefined> {
  const { rows } = await sql<LogQueryRow>`
    insert into log_queries (workspace_id, id, user_id, name, filter, created_at)
    select app.workspace_id(), ${id}, auth.uid(), ${name}, ${JSON.stringify(filter)}::jsonb, ${now}
    where (select count(*) from log_queries where workspace_id = app.workspace_id() and user_id = auth.uid()) < ${most}
    returning id, name, filter`.execute(db);
  return rows[0];
}

export async function renameLogQuery(db: Db, id: string, name: string): Promise<LogQueryRow | undefined> {
  const { rows } = await sql<LogQueryRow>`
    update log_queries set name = ${name}
    where workspace_id = app.workspace_id() and user_id = auth.uid() and id = ${id}
    returning id, name, filter`.execute(db);
  return rows[0];
}

export async function deleteLogQuery(db: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from log_queries where workspace_id = app.workspace_id() and user_id = auth.uid() and id = ${id}`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}
