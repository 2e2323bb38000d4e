import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";

export interface TableShape {
  name: string;
  /** In the order of the table. */
  columns: string[];
  primaryKey: string[];
}

export interface FunctionShape {
  name: string;
  args: { name: string; type: string; isOptional: boolean }[];
  returnsSet: boolean;
  returnsRow: boolean;
  returnsVoid: boolean;
}

export async function listTableShapes(db: Db, names: string[]): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select array_agg(a.attname::text order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '{}') as "primaryKey"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v') and c.relname = any(${names}::text[])`.execute(
    db,
  );
  return rows;
}

export async function listFunctionShapes(db: Db, names: string[]): Promise<FunctionShape[]> {
  const { rows } = await sql<FunctionShape>`
    select p.proname as name, p.proretset as "returnsSet", p.prorettype = 'void'::regtype as "returnsVoid",
      (t.typtype = 'c' or p.prorettype = 'record'::regtype) as "returnsRow",
      coalesce((
        select jsonb_agg(jsonb_build_object('name', arg.name, 'type', format_type(arg.type, null),
          'isOptional', arg.place > p.pronargs - p.pronargdefaults) order by arg.place)
        from unnest(p.proargtypes::oid[], p.proargnames[1:p.pronargs]) with ordinality as arg(type, name, place)
      ), '[]') as args
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type t on t.oid = p.prorettype
    where n.nspname = 'public' and p.proname = any(${names}::text[])`.execute(db);
  return rows;
}
