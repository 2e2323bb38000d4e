import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { MessageRow } from "../message.repository.ts";

export type ExportedRow = Pick<
  MessageRow,
  | "id"
  | "parent_id"
  | "role"
  | "status"
  | "parts"
  | "model"
  | "usage"
  | "duration_ms"
  | "integrity"
  | "created_at"
>;

/** The first `limit` messages of a conversation in all versions, parents before their children. */
export async function listAllMessages(
  db: Db,
  { workspaceId, conversationId }: { workspaceId: string; conversationId: string },
  limit: number,
): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    with recursive tree as (
      select id, 1 as depth from messages
      where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and parent_id is null
      union all
      select m.id, t.depth + 1 from tree t join messages m
        on m.workspace_id = ${workspaceId} and m.conversation_id = ${conversationId} and m.parent_id = t.id
      where t.depth < 10000)
    select m.id, m.parent_id, m.role, m.status, m.parts, m.model, m.usage, m.duration_ms, m.integrity, m.created_at
    from tree t join messages m on m.workspace_id = ${workspaceId} and m.id = t.id
    order by t.depth, m.created_at, m.id limit ${limit}`.execute(db);
  return rows;
}
