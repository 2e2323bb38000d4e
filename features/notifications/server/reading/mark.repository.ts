import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Undefined when the caller has no such notification, else whether it was unread. */
export async function storeRead(db: Db, id: string, at: Date): Promise<boolean | undefined> {
  const { rows } = await sql<{ was_unread: boolean }>`
    with found as (select read_at is null as was_unread from notifications
      where workspace_id = app.workspace_id() and user_id = auth.uid() and id = ${id} for update),
    marked as (update notifications set read_at = ${at}
      where workspace_id = app.workspace_id() and user_id = auth.uid() and id = ${id} and read_at is null)
    select was_unread from found`.execute(db);
  return rows[0]?.was_unread;
}

/** All unread ones of the caller, or those about one object. Returns how many. */
export async function storeAllRead(
  db: Db,
  object: { noun: string; id: string } | undefined,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with marked as (update notifications set read_at = ${at}
      where workspace_id = app.workspace_id() and user_id = auth.uid() and read_at is null
        and (${object === undefined} or object_type = ${object?.noun ?? null} and object_id = ${object?.id ?? null})
      returning 1)
    select count(*)::int as count from marked`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What its person was told and has not read. */
export interface Unread {
  id: string;
  /** The object that it is about. */
  noun: string | null;
  objectId: string | null;
  path: string;
}

/** Unread ones of the caller that lead to this page, whatever its parameters. */
export async function listUnreadAt(db: Db, page: string): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    select id, object_type as noun, object_id as "objectId", path from notifications
    where workspace_id = app.workspace_id() and user_id = auth.uid() and read_at is null
      and split_part(path, '?', 1) = ${page}`.execute(db);
  return rows;
}

/** Returns whether one of them was unread. */
export async function storeTheseRead(
  db: Db,
  these: readonly Pick<Unread, "id">[],
  at: Date,
): Promise<boolean> {
  if (these.length === 0) return false;
  const { rows } = await sql`
    update notifications set read_at = ${at}
    where workspace_id = app.workspace_id() and user_id = auth.uid() and read_at is null
      and id = any(${these.map(({ id }) => id)}::uuid[])
    returning 1`.execute(db);
  return rows.length > 0;
}
