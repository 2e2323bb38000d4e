import { sql } from "kysely";
import type { KnownColumn } from "#platform/server/archives/left-out-columns.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface KnownTable {
  /** With its schema. */
  name: string;
  columns: KnownColumn[];
}

/** Rows of `table` go with their row of `parent`. */
export interface Cascade {
  table: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
}

/** All tables and cascades of the product, as the database knows them: a new one cannot be forgotten. */
export async function readCatalogue(db: Db): Promise<{ tables: KnownTable[]; cascades: Cascade[] }> {
  const tables = await sql<KnownTable>`
    select n.nspname || '.' || c.relname as name, (
      select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p') and not c.relispartition order by 1`.execute(
    db,
  );
  const namesOf = (side: string, list: string) => sql`array(
    select a.attname::text from unnest(${sql.ref(`k.${list}`)}) with ordinality as part (number, place)
    join pg_attribute a on a.attrelid = ${sql.ref(`k.${side}`)} and a.attnum = part.number order by part.place)`;
  const cascades = await sql<Cascade>`
    select c.relnamespace::regnamespace || '.' || c.relname as "table", ${namesOf("conrelid", "conkey")} as columns,
      p.relnamespace::regnamespace || '.' || p.relname as parent, ${namesOf("confrelid", "confkey")} as "parentColumns"
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and k.confdeltype = 'c' and k.conparentid = 0
      and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`.execute(db);
  return { tables: tables.rows, cascades: cascades.rows };
}
