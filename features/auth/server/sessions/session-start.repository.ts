import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export async function findSessionStart(db: Db, id: string): Promise<Date | undefined> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from auth.sessions where id = ${id}`.execute(db);
  return rows[0]?.created_at;
}
