import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface LogKeyRow {
  id: string;
  public_key: Buffer;
  sealed_private_key: string;
  created_at: Date;
  retires_at: Date | null;
}

/** All keys that ever signed, oldest first. */
export async function listLogKeys(db: Db): Promise<LogKeyRow[]> {
  const { rows } = await sql<LogKeyRow>`
    select id, public_key, sealed_private_key, created_at, retires_at from log_keys order by created_at, id`.execute(
    db,
  );
  return rows;
}

export async function insertLogKey(db: Db, key: Omit<LogKeyRow, "retires_at">): Promise<void> {
  await sql`insert into log_keys (id, public_key, sealed_private_key, created_at)
    values (${key.id}, ${key.public_key}, ${key.sealed_private_key}, ${key.created_at})`.execute(db);
}

export async function retireLogKeys(db: Db, { exceptId, at }: { exceptId: string; at: Date }): Promise<void> {
  await sql`update log_keys set retires_at = ${at} where id <> ${exceptId} and retires_at is null`.execute(
    db,
  );
}
