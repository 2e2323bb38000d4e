import { sql } from "kysely";
import type { Mention } from "#features/mentions/contract/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Who is mentioned in the other versions of a question. */
export async function listMentionsOfVersions(
  db: Db,
  { conversationId, parentId, id }: { conversationId: string; parentId: string | null; id: string },
): Promise<Mention[]> {
  const { rows } = await sql<{ mentions: Mention[] }>`
    select mentions from messages
    where workspace_id = app.workspace_id() and conversation_id = ${conversationId}
      and parent_id is not distinct from ${parentId} and role = 'user' and id <> ${id} and mentions <> '[]'`.execute(
    db,
  );
  return rows.flatMap(({ mentions }) => mentions);
}
