import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";

export async function listAppliedMigrations(db: Db): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migrations order by name`.execute(db);
  return rows;
}
