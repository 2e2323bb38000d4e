import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface HoldableConversation {
  id: string;
  ownerId: string;
  owner: string | null;
  updatedAt: Date;
}

/** Conversations of a workspace, the newest first: those with these ids, and those whose owner's name begins so. */
export async function listHoldableConversations(
  db: Db,
  workspaceId: string,
  { ids, owner, limit }: { ids: readonly string[]; owner: string; limit: number },
): Promise<HoldableConversation[]> {
  const pattern = `(^|\\s)${owner.replace(/[^\p{L}\p{N}]/gu, "\\$&")}`;
  const { rows } = await sql<HoldableConversation>`
    select id, user_id as "ownerId", app.name_of_person(user_id) as owner, updated_at as "updatedAt" from conversations
    where workspace_id = ${workspaceId} and deleted_at is null and not is_test
      and (${owner} = '' or id = any (${[...ids]}::uuid[]) or app.name_of_person(user_id) ~* ${pattern})
    order by id = any (${[...ids]}::uuid[]) desc, updated_at desc, id limit ${limit}`.execute(db);
  return rows;
}

/** Those that the caller may read, by title: the ones whose title has this text, or those with these ids. */
export async function listReadableTitles(
  db: Db,
  workspaceId: string,
  { title, ids, limit }: { title: string; ids: readonly string[]; limit: number },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from conversations
    where workspace_id = ${workspaceId} and deleted_at is null
      and (${title} <> '' and position(lower(${title}) in lower(title)) > 0 or id = any (${[...ids]}::uuid[]))
    order by updated_at desc limit ${limit}`.execute(db);
  return new Map(rows.map(({ id, title: found }) => [id, found]));
}
