import { sql } from "kysely";
import type { Db } from "./connection-db.ts";

/** What the clock of the database says now, whenever the transaction began. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The database did not say what time it is.");
  return row.at;
}
