import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Older } from "#platform/server/retention/periods/period-kind.ts";
import type { TaskRow } from "../task.repository.ts";

const isOver = ({ workspaceId, before }: Older) => sql`
  t.workspace_id = ${workspaceId} and t.state in ('done', 'cancelled') and t.updated_at < ${before}`;

/** As for one that its person takes back: its people are held, or the whole workspace. */
const hold = sql`app.hold_on_row(t.workspace_id, array[t.requester_id, t.assignee_id], null, null, t.created_at, t.updated_at)`;

export async function countEnded(db: Db, older: Older): Promise<{ due: number; held: number }> {
  const { rows } = await sql<{ due: number; held: number }>`
    select count(*) filter (where not is_held)::int as due, count(*) filter (where is_held)::int as held from (
      select ${hold} is not null as is_held from tasks t where ${isOver(older)}) counted`.execute(db);
  return rows[0] ?? { due: 0, held: 0 };
}

/** Deletes up to `limit` of them, those of longest ago first, except what a hold keeps. */
export async function deleteEnded(
  db: Db,
  older: Older & { limit: number },
): Promise<Pick<TaskRow, "workspace_id" | "id" | "requester_id" | "assignee_id">[]> {
  const { rows } = await sql<TaskRow>`
    delete from tasks where workspace_id = ${older.workspaceId} and id = any (array(
      select t.id from tasks t where ${isOver(older)} and ${hold} is null
      order by t.updated_at limit ${older.limit} for update skip locked))
    returning workspace_id, id, requester_id, assignee_id`.execute(db);
  return rows;
}
