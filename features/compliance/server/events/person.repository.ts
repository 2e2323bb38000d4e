import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { FoundPerson } from "./search/resolve-search.ts";

/** People of a workspace of whose name or address a word begins with one of `words`. Of no workspace: of all. */
export async function matchPeople(
  db: Db,
  workspaceId: string | undefined,
  words: readonly string[],
  limit: number,
): Promise<FoundPerson[]> {
  const patterns = words.map((word) => `(^|\\s)${word.replace(/[^\p{L}\p{N}]/gu, "\\$&")}`);
  const isMember = workspaceId
    ? sql`exists (select from memberships m where m.workspace_id = ${workspaceId} and m.user_id = u.id)`
    : sql`true`;
  const { rows } = await sql<FoundPerson>`
    select u.id, coalesce(app.name_of_person(u.id), '') as name, coalesce(u.email, '') as email from auth.users u
    where u.deleted_at is null and ${isMember}
      and concat_ws(' ', u.raw_user_meta_data ->> 'name', u.raw_user_meta_data ->> 'full_name', u.email) ~* any (${patterns}::text[])
    order by u.id limit ${limit}`.execute(db);
  return rows;
}

/** People of a workspace, by name. */
export async function listMembers(
  db: Db,
  workspaceId: string,
  limit: number,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select m.user_id as id, coalesce(app.name_of_person(m.user_id), '') as name from memberships m
    where m.workspace_id = ${workspaceId}
    order by lower(coalesce(app.name_of_person(m.user_id), '')), m.user_id limit ${limit}`.execute(db);
  return rows;
}

/** Names by id. `workspaceId`: of its members alone. */
export async function namesOf(
  db: Db,
  ids: readonly string[],
  workspaceId: string | undefined,
): Promise<{ id: string; name: string }[]> {
  const isMember = workspaceId
    ? sql`exists (select from memberships m where m.workspace_id = ${workspaceId} and m.user_id = named.id)`
    : sql`true`;
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from (select id, app.name_of_person(id) as name from unnest(${[...ids]}::uuid[]) id) named
    where name is not null and ${isMember}`.execute(db);
  return rows;
}

/** Whether nobody else is in the workspace. */
export async function isAlone(db: Db, workspaceId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from memberships where workspace_id = ${workspaceId} and user_id <> ${userId} limit 1`.execute(db);
  return rows.length === 0;
}
