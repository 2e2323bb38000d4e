import { sql } from "kysely";
import type pg from "pg";
import type { HoldKey } from "#platform/server/archives/archived-files.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface NewPicture {
  workspaceId: string;
  /** Of the tool call. */
  id: string;
  userId: string;
  conversationId: string | null;
  picture: Buffer;
}

/** Idempotent: a second attempt of a call keeps its last picture. */
export async function upsertPicture(pool: pg.Pool, row: NewPicture): Promise<void> {
  await pool.query(
    `insert into browser_pictures (workspace_id, id, user_id, conversation_id, picture) values ($1, $2, $3, $4, $5)
     on conflict (workspace_id, id) do update set picture = excluded.picture`,
    [row.workspaceId, row.id, row.userId, row.conversationId, row.picture],
  );
}

export async function findPicture(db: Db, id: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ picture: Buffer }>`
    select picture from browser_pictures where id = ${id}`.execute(db);
  return rows[0]?.picture;
}

/** The pictures that a legal hold covers with their person or conversation, by id. */
export async function listHeldPictures(
  db: Db,
  { workspaceId, holdId }: HoldKey,
  after: string | null,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from browser_pictures
    where workspace_id = ${workspaceId} and (${after}::uuid is null or id > ${after}::uuid)
      and (app.is_covered(${workspaceId}, ${holdId}, array[user_id], conversation_id, null, created_at, created_at)
        or conversation_id in (select app.conversations_of_hold(${workspaceId}, ${holdId})))
    order by id limit 200`.execute(db);
  return rows;
}

/** The person's pictures in all workspaces, by id. For background work. */
export async function listPicturesOf(
  db: Db,
  userId: string,
  after: string | null,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from browser_pictures
    where user_id = ${userId} and (${after}::uuid is null or id > ${after}::uuid) order by id limit 200`.execute(
    db,
  );
  return rows;
}
