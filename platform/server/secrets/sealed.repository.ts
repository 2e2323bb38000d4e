import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import type { SealedColumn } from "./sealed-column.ts";

export interface SealedRow {
  id: string;
  sealed: string;
}

/** Announces a changed key file. Every server reloads it. */
export const keysChannel = "adjutant_keys";

export async function announceKeys(db: Db): Promise<void> {
  await sql`select pg_notify(${keysChannel}, '')`.execute(db);
}

/** Up to `limit` secrets that do not start with `prefix`, without those of `exceptIds`. */
export async function listSealedWithout(
  db: Db,
  { table, column, idColumn }: SealedColumn,
  { prefix, exceptIds, limit }: { prefix: string; exceptIds: string[]; limit: number },
): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(idColumn)}::text as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null and not starts_with(${sql.ref(column)}, ${prefix})
      and ${sql.ref(idColumn)}::text <> all(${exceptIds}::text[])
    limit ${limit} for update`.execute(db);
  return rows;
}

export async function updateSealed(
  db: Db,
  { table, column, idColumn }: SealedColumn,
  rows: SealedRow[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} as target set ${sql.ref(column)} = fresh.sealed
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ sealed }) => sealed)}::text[]) as fresh (id, sealed)
    where target.${sql.ref(idColumn)}::text = fresh.id`.execute(db);
}
