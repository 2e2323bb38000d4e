import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export async function openSavepoint(db: Db): Promise<void> {
  await sql`savepoint rehearsal`.execute(db);
}

export async function releaseSavepoint(db: Db): Promise<void> {
  await sql`release savepoint rehearsal`.execute(db);
}

export async function rollBackToSavepoint(db: Db): Promise<void> {
  await sql`rollback to savepoint rehearsal`.execute(db);
}
