import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

export interface NamedCollection {
  id: string;
  name: string;
}

/** The collections that are switched on for a conversation. Their name is null when the caller may not read them. */
export async function listOfConversation(
  db: Db,
  conversationId: string,
): Promise<{ id: string; name: string | null }[]> {
  const { rows } = await sql<{ id: string; name: string | null }>`
    select k.collection_id as id, c.name from conversation_collections k
    left join collections c on c.workspace_id = k.workspace_id and c.id = k.collection_id
    where k.workspace_id = app.workspace_id() and k.conversation_id = ${conversationId}
    order by lower(c.name), k.collection_id`.execute(db);
  return rows;
}

/** Switches on those of these collections that the caller may read. Returns which were off. */
export async function switchOn(
  db: Db,
  conversationId: string,
  collectionIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into conversation_collections (workspace_id, conversation_id, collection_id, added_by)
    select c.workspace_id, ${conversationId}, c.id, auth.uid() from collections c
    where c.workspace_id = app.workspace_id() and c.id = any(${[...collectionIds]}::uuid[])
    on conflict do nothing returning collection_id as id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function switchOff(
  db: Db,
  conversationId: string,
  collectionIds: readonly string[],
): Promise<void> {
  await sql`
    delete from conversation_collections where workspace_id = app.workspace_id()
      and conversation_id = ${conversationId} and collection_id = any(${[...collectionIds]}::uuid[])`.execute(
    db,
  );
}

/** Those of these collections that everybody who reads the conversation may read. */
export async function listReadByAll(
  db: Db,
  { workspaceId, conversationId }: { workspaceId: string; conversationId: string },
  collectionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (collectionIds.length === 0) return new Set();
  const { rows } = await executeAsService(db, "select unnest(app.read_by_all_readers($1, $2, $3)) as id", [
    workspaceId,
    conversationId,
    collectionIds,
  ]);
  return new Set(rows.map(({ id }) => String(id)));
}
