import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import type { Column, Relation } from "./sql/relation.ts";

export interface TableShape extends Relation {
  primaryKey: string[];
}

export interface FunctionShape extends Relation {
  args: { name: string; type: string; isOptional: boolean }[];
  returnsSet: boolean;
  /**
   * True: the function returns rows of `columns`. False: bare values, in a column named after the function.
   */
  returnsRow: boolean;
  returnsVoid: boolean;
}

export async function listTableShapes(db: Db, names: string[]): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname as name, ${columnsOf(sql`c.oid`)} as columns,
      coalesce((select array_agg(a.attname::text order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '{}') as "primaryKey"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v') and c.relname = any(${names}::text[])`.execute(
    db,
  );
  return rows;
}

interface FunctionRow extends Omit<FunctionShape, "columns"> {
  /** Columns of the return type, of the out parameters, and of a bare value. */
  typeColumns: Column[];
  outColumns: Column[];
  valueColumns: Column[];
}

export async function listFunctionShapes(db: Db, names: string[]): Promise<FunctionShape[]> {
  const { rows } = await sql<FunctionRow>`
    select p.proname as name, p.proretset as "returnsSet", p.prorettype = 'void'::regtype as "returnsVoid",
      (t.typtype = 'c' or p.prorettype = 'record'::regtype) as "returnsRow",
      ${columnsOf(sql`t.typrelid`)} as "typeColumns",
      jsonb_build_array(jsonb_build_object('name', p.proname, 'type', format_type(p.prorettype, null),
        'default', null)) as "valueColumns",
      coalesce((
        select jsonb_agg(jsonb_build_object('name', out.name, 'type', format_type(out.type, null), 'default', null)
          order by out.place)
        from unnest(p.proallargtypes, p.proargmodes, p.proargnames)
          with ordinality as out(type, mode, name, place)
        where out.mode in ('o', 'b', 't')
      ), '[]') as "outColumns",
      coalesce((
        select jsonb_agg(jsonb_build_object('name', arg.name, 'type', format_type(arg.type, null),
          'isOptional', arg.place > p.pronargs - p.pronargdefaults) order by arg.place)
        from unnest(p.proargtypes::oid[], p.proargnames[1:p.pronargs]) with ordinality as arg(type, name, place)
      ), '[]') as args
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type t on t.oid = p.prorettype
    where n.nspname = 'public' and p.proname = any(${names}::text[])
    order by p.proname, p.oid`.execute(db);
  return rows.map(({ typeColumns, outColumns, valueColumns, ...shape }) => {
    const rowColumns = typeColumns.length > 0 ? typeColumns : outColumns;
    return { ...shape, columns: shape.returnsRow ? rowColumns : valueColumns };
  });
}

/** An identity column has no default in the catalogue: its sequence is one. */
function columnsOf(relation: ReturnType<typeof sql>) {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
      'default', case
        when a.attidentity = 'd' then format('nextval(%L::regclass)',
          pg_get_serial_sequence(a.attrelid::regclass::text, a.attname))
        when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid)
      end) order by a.attnum)
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped
  ), '[]')`;
}
