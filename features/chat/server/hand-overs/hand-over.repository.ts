import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface HandOverRow {
  id: string;
  conversation_id: string;
  message_id: string | null;
  from_user_id: string;
  from_name: string | null;
  to_user_id: string;
  to_name: string | null;
  note: string;
  created_at: Date;
}

export async function insertHandOver(
  db: Db,
  row: Omit<HandOverRow, "from_name" | "to_name" | "created_at">,
): Promise<void> {
  await sql`
    insert into conversation_hand_overs (workspace_id, id, conversation_id, message_id, from_user_id, to_user_id, note)
    values (app.workspace_id(), ${row.id}, ${row.conversation_id}, ${row.message_id}, ${row.from_user_id},
      ${row.to_user_id}, ${row.note})`.execute(db);
}

/** The latest, oldest first. */
export async function listHandOvers(db: Db, conversationId: string, limit: number): Promise<HandOverRow[]> {
  const { rows } = await sql<HandOverRow>`
    select latest.*, app.shown_name(from_user_id) as from_name, app.shown_name(to_user_id) as to_name from (
      select * from conversation_hand_overs
      where workspace_id = app.workspace_id() and conversation_id = ${conversationId}
      order by created_at desc, id desc limit ${limit}) latest
    order by created_at, id`.execute(db);
  return rows;
}
