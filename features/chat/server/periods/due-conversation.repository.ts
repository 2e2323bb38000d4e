import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface DueConversation {
  id: string;
  userId: string;
}

/** Conversations of a workspace in which nothing was written since `before`, and no answer is being written. */
const isDue = (workspaceId: string, before: Date) => sql`
  c.workspace_id = ${workspaceId} and c.deleted_at is null and c.created_at < ${before} and c.active_run_id is null
  and c.beside_run_id is null and not exists (
    select from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id
      and m.created_at >= ${before})`;

/** Hides up to `limit` of them, oldest first, except those that somebody works with and those that a hold keeps. */
export async function hideDue(
  db: Db,
  workspaceId: string,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<DueConversation[]> {
  const { rows } = await sql<DueConversation>`
    update conversations set deleted_at = ${now} where workspace_id = ${workspaceId} and id = any (array(
      select c.id from conversations c
      where ${isDue(workspaceId, before)} and app.hold_on_conversation(c.workspace_id, c.id) is null
      order by c.created_at limit ${limit} for update skip locked))
    returning id, user_id as "userId"`.execute(db);
  return rows;
}

export async function countDue(
  db: Db,
  workspaceId: string,
  before: Date,
): Promise<{ due: number; held: number }> {
  const { rows } = await sql<{ due: number; held: number }>`
    select count(*) filter (where not is_held)::int as due, count(*) filter (where is_held)::int as held from (
      select app.hold_on_conversation(c.workspace_id, c.id) is not null as is_held
      from conversations c where ${isDue(workspaceId, before)}) counted`.execute(db);
  return rows[0] ?? { due: 0, held: 0 };
}
