import type pg from "pg";
import {
  type CatalogueTable,
  insertOf,
  readTables,
  type SampleRow,
  sampleRow,
} from "#platform/server/testing/sample-row.ts";

export const keptSchemas = ["auth", "public", "payment_sandbox"];
/** Written by the migrations themselves. */
const ofMigrations = "public.schema_migrations";

/** Values that the column types do not determine. */
const special: Record<string, SampleRow> = {};

/** Every table of the product, by name. */
export async function keptTables(client: pg.ClientBase): Promise<CatalogueTable[]> {
  return (await readTables(client, keptSchemas)).filter(({ name }) => name !== ofMigrations);
}

/** Fills each empty table with a row that satisfies its constraints and references existing rows. */
export async function fillEmptyTables(client: pg.ClientBase): Promise<void> {
  let waiting = await keptTables(client);
  const keys = await readKeys(client);
  for (let left = Number.POSITIVE_INFINITY; waiting.length < left; ) {
    left = waiting.length;
    const again: CatalogueTable[] = [];
    for (const table of waiting) {
      if (await isFilled(client, table.name)) continue;
      const given: SampleRow = { ...special[table.name] };
      let isReady = true;
      for (const { columns, parent, parentColumns } of keys.filter((key) => key.table === table.name)) {
        const required = table.columns.some(({ name, isRequired }) => isRequired && columns.includes(name));
        const { rows } = await client.query(`select ${parentColumns.join(", ")} from ${parent} limit 1`);
        if (!rows[0] && required) isReady = false;
        for (const [index, name] of columns.entries()) {
          if (rows[0]) given[name] ??= rows[0][parentColumns[index] ?? ""];
        }
      }
      if (isReady) await client.query(insertOf(table, sampleRow(table, given)));
      else again.push(table);
    }
    waiting = again;
  }
  if (waiting.length > 0)
    throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join()}`);
}

/** All rows as plain SQL, one statement per line. Their order does not matter with triggers disabled. */
export async function writeRows(client: pg.ClientBase): Promise<string> {
  const lines: string[] = [];
  for (const { name, columns } of await keptTables(client)) {
    const list = [...columns.map((column) => column.name), ...(await identityColumns(client, name))]
      .map(quoted)
      .join(", ");
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t order by 1`,
    );
    for (const { row } of rows) {
      lines.push(
        `insert into ${name} (${list}) overriding system value select ${list} from jsonb_populate_record(null::${name}, ${literal(row)});`,
      );
    }
  }
  return `${lines.join("\n")}\n`;
}

async function isFilled(client: pg.ClientBase, table: string): Promise<boolean> {
  return ((await client.query(`select from ${table} limit 1`)).rowCount ?? 0) > 0;
}

async function identityColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = $1::regclass and attidentity <> ''",
    [table],
  );
  return rows.map(({ name }) => name);
}

interface Key {
  table: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
}

async function readKeys(client: pg.ClientBase): Promise<Key[]> {
  const columnsOf = (side: "conrelid" | "confrelid", list: "conkey" | "confkey") => `array(
    select a.attname::text from unnest(k.${list}) with ordinality as part(number, place)
    join pg_attribute a on a.attrelid = k.${side} and a.attnum = part.number order by part.place)`;
  const { rows } = await client.query<Key>(
    `select c.relnamespace::regnamespace || '.' || c.relname as "table", ${columnsOf("conrelid", "conkey")} as columns,
       p.relnamespace::regnamespace || '.' || p.relname as parent, ${columnsOf("confrelid", "confkey")} as "parentColumns"
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
     where k.contype = 'f'`,
  );
  return rows;
}

/**
 * Points every row's references to existing rows, as foreign keys require: a later migration may validate
 * them.
 */
export async function mendReferences(client: pg.ClientBase): Promise<void> {
  for (const { table, columns, parent, parentColumns } of await readKeys(client)) {
    const isSet = columns.map((name) => `c.${quoted(name)} is not null`).join(" and ");
    const isSame = columns
      .map((name, index) => `p.${quoted(parentColumns[index] ?? "")} = c.${quoted(name)}`)
      .join(" and ");
    await client.query(
      `update ${table} c set (${columns.map(quoted).join(", ")}) =
         (select ${parentColumns.map(quoted).join(", ")} from ${parent} limit 1)
       where ${isSet} and not exists (select from ${parent} p where ${isSame})`.replace(
        /set \(("[^",]+")\) =/,
        "set $1 =",
      ),
    );
  }
}

function quoted(name: string): string {
  return `"${name}"`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
