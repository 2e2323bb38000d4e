import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export async function addToCounter(db: Db, name: string, by: number): Promise<void> {
  await sql`select app.count_up(${name}, ${by})`.execute(db);
}
