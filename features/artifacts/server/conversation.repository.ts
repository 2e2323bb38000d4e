import { sql } from "kysely";
import type { Relation } from "#platform/server/access/relation.ts";
import { reaches } from "#platform/server/access/relation.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** The conversation of an artifact, if the caller sees it and it is not deleted. */
export async function findConversationOf(
  db: Db,
  id: string,
): Promise<{ id: string; user_id: string; title: string } | undefined> {
  const { rows } = await sql<{ id: string; user_id: string; title: string }>`
    select id, user_id, title from conversations
    where workspace_id = app.workspace_id() and id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

/** No two artifacts of a conversation are stored at once, so that their number holds. */
export async function lockArtifactsOf(db: Db, conversationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('artifacts'), hashtext(${conversationId}::text))`.execute(
    db,
  );
}

export async function countArtifacts(db: Db, conversationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from artifacts
    where workspace_id = app.workspace_id() and conversation_id = ${conversationId} and deleted_at is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The strongest relation that shares of an artifact and of its conversation give the caller. */
export async function findSharedRelation(
  db: Db,
  { id, conversationId }: { id: string | undefined; conversationId: string },
): Promise<Relation | undefined> {
  const { rows } = await sql<{ own: Relation | null; beside: Relation | null }>`
    select app.granted_relation('artifact', ${id ?? null}::uuid) as own,
      app.granted_relation('conversation', ${conversationId}::uuid) as beside`.execute(db);
  const [{ own = null, beside = null } = {}] = rows;
  if (!own || !beside) return own ?? beside ?? undefined;
  return reaches(own, beside) ? own : beside;
}
