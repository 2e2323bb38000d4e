import { sql } from "kysely";
import type { HoldKey } from "#platform/server/archives/archived-files.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ConversationRow } from "../../conversation.repository.ts";

const pageSize = 100;

/** The person's own conversations in all workspaces, by id. Deleted ones are not shown to anybody any more. */
export async function listConversationsOf(
  db: Db,
  userId: string,
  after: string | null,
): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    select * from conversations
    where user_id = ${userId} and deleted_at is null and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${pageSize}`.execute(db);
  return rows;
}

/** What a legal hold covers, by id. It keeps what was deleted, until it ends. */
export async function listHeldConversations(
  db: Db,
  { workspaceId, holdId }: HoldKey,
  after: string | null,
): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    select c.* from conversations c
    where c.workspace_id = ${workspaceId} and c.id in (select app.conversations_of_hold(${workspaceId}, ${holdId}))
      and (${after}::uuid is null or c.id > ${after}::uuid)
    order by c.id limit ${pageSize}`.execute(db);
  return rows;
}
