import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Filing } from "../../contract/index.ts";

/** Stores where the caller keeps a conversation. One in the list has no row. */
export async function storeFiling(db: Db, conversationId: string, filing: Filing): Promise<void> {
  if (filing.state === "listed") {
    await sql`
      delete from filings where workspace_id = app.workspace_id() and user_id = auth.uid()
        and conversation_id = ${conversationId}`.execute(db);
    return;
  }
  const folderId = filing.state === "in_folder" ? filing.folderId : null;
  await sql`
    insert into filings (workspace_id, user_id, conversation_id, state, folder_id)
    values (app.workspace_id(), auth.uid(), ${conversationId}, ${filing.state}, ${folderId})
    on conflict (workspace_id, user_id, conversation_id)
    do update set state = excluded.state, folder_id = excluded.folder_id, filed_at = now()`.execute(db);
}

export async function countPinned(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from filings
    where workspace_id = app.workspace_id() and user_id = auth.uid() and state = 'pinned'`.execute(db);
  return rows[0]?.count ?? 0;
}
