import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";

export interface TableColumn {
  name: string;
  /** In PostgreSQL's notation, e.g. `timestamp with time zone`. */
  type: string;
  isRequired: boolean;
  /** Values that a check constraint lists. Empty without one. */
  allowed: string[];
}

export interface CatalogueTable {
  /** With its schema, e.g. `public.events`. */
  name: string;
  columns: TableColumn[];
}

export type SampleRow = Record<string, unknown>;

/** All tables of `schemas`, from the catalogue, so that a new one cannot be forgotten. */
export async function readTables(client: pg.ClientBase, schemas: string[]): Promise<CatalogueTable[]> {
  const { rows } = await client.query<TableColumn & { table: string; checks: string[] | null }>(
    `select n.nspname || '.' || c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
       a.attnotnull and not a.atthasdef as "isRequired",
       (select array_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)) as checks
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
     order by 1, a.attnum`,
    [schemas],
  );
  const tables = new Map<string, CatalogueTable>();
  for (const { table, checks, ...column } of rows) {
    const known = tables.get(table) ?? { name: table, columns: [] };
    known.columns.push({ ...column, allowed: listedValues(checks ?? []) });
    tables.set(table, known);
  }
  return [...tables.values()];
}

/** A valid row, made from the types of the required columns. `given` sets the columns that matter. */
export function sampleRow(table: CatalogueTable, given: SampleRow): SampleRow {
  const row: SampleRow = {};
  for (const column of table.columns) {
    if (column.name in given) row[column.name] = given[column.name];
    else if (column.isRequired) row[column.name] = sampleValue(column);
  }
  return row;
}

/** An `insert` statement for `client.query`. */
export function insertOf(table: CatalogueTable, row: SampleRow): pg.QueryConfig {
  const names = Object.keys(row);
  return {
    text: `insert into ${table.name} (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
    values: Object.values(row),
  };
}

function sampleValue({ name, type, allowed }: TableColumn): unknown {
  if (allowed[0] !== undefined) return allowed[0];
  if (type === "uuid") return randomUUID();
  if (type === "jsonb" || type === "json") return "{}";
  if (type.endsWith("[]")) return [];
  // As long as a digest, which some columns demand.
  if (type === "bytea") return randomBytes(32);
  if (type === "boolean") return false;
  // Random, because some tables have one row per day.
  if (type === "date") return new Date(Math.floor(Math.random() * 1e12));
  if (type.startsWith("timestamp")) return new Date();
  if (type.startsWith("time ")) return "09:00";
  if (type.startsWith("bit")) return "1";
  if (/int|numeric|double|real/.test(type)) return 1;
  if (/^(text|character)/.test(type)) return randomBytes(6).toString("hex");
  if (type === "tsvector") return "";
  if (type === "xid8") return "1";
  throw new Error(`No sample value is known for column ${name} of type ${type}.`);
}

/** The values of `check (column in ('a', 'b'))`, also for a single value. */
function listedValues(checks: string[]): string[] {
  const list = checks
    .map((check) => /= ANY \(\(?ARRAY\[(.*?)\]|^CHECK \(\(\w+ = ('[^']*')::text\)\)$/.exec(check))
    .find(Boolean);
  return [...(list?.[1] ?? list?.[2] ?? "").matchAll(/'((?:[^']|'')*)'/g)].map(([, value = ""]) => value);
}
