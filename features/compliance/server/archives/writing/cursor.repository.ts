import { type RawBuilder, sql } from "kysely";
import { allowLongStatements } from "#platform/server/db/allow-long-statements.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** A row may have some megabytes. */
const rowsAtOnce = 50;

/** Reads a statement to its end, some rows at a time. A name belongs to statements with the same columns. */
export async function readBatches<Row>(
  db: Db,
  name: string,
  statement: RawBuilder<Row>,
  take: (rows: Row[]) => Promise<void>,
): Promise<void> {
  const cursor = sql.ref(name);
  await allowLongStatements(db);
  await sql`declare ${cursor} no scroll cursor for ${statement}`.execute(db);
  for (let isOver = false; !isOver; ) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from ${cursor}`.execute(db);
    await take(rows);
    isOver = rows.length < rowsAtOnce;
  }
  await sql`close ${cursor}`.execute(db);
}
