import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "../db/connection-db.ts";
import { databaseError } from "../db/database-error.ts";

export interface NewDataKey {
  id: string;
  workspaceId: string;
  subjectId: string;
  quarter: string;
  wrapped: string;
}

/**
 * Announces destroyed keys to all processes. The payload is the subject's id: a person, or whomever else the
 * keys were about.
 */
export const destroyedKeysChannel = "adjutant_destroyed_keys";

/**
 * Deletes all keys of the subject, and announces it. `withWorkspace` includes the keys of the workspace with
 * this id. Returns the ids of those that were deleted.
 */
export async function deleteDataKeysOf(
  db: Db,
  subjectId: string,
  { withWorkspace }: { withWorkspace: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from data_keys
    where subject_id = ${subjectId} or (${withWorkspace} and workspace_id = ${subjectId}) returning id`.execute(
    db,
  );
  await sql`select pg_notify(${destroyedKeysChannel}, ${subjectId})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Stores the key unless the subject has one for this quarter. Returns the key in force. */
export async function ensureDataKey(
  servicePool: pg.Pool,
  key: NewDataKey,
): Promise<{ id: string; wrapped_key: string }> {
  const { rows } = await servicePool
    .query<{ id: string; wrapped_key: string }>(
      `insert into data_keys (id, workspace_id, subject_id, quarter, wrapped_key) values ($1, $2, $3, $4, $5)
       on conflict (workspace_id, subject_id, quarter) do update set quarter = excluded.quarter
       returning id, wrapped_key`,
      [key.id, key.workspaceId, key.subjectId, key.quarter, key.wrapped],
    )
    .catch((error: unknown) => {
      throw databaseError(error);
    });
  const [row] = rows;
  if (!row) throw new Error("A data key was neither found nor made.");
  return row;
}

/** The key with this id, as it is stored. Undefined when it was destroyed. */
export async function findWrappedKey(servicePool: pg.Pool, id: string): Promise<string | undefined> {
  const { rows } = await servicePool
    .query<{ wrapped_key: string }>("select wrapped_key from data_keys where id = $1", [id])
    .catch((error: unknown) => {
      throw databaseError(error);
    });
  return rows[0]?.wrapped_key;
}
