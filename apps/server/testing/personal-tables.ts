import type pg from "pg";
import type { ErasableTable } from "#platform/server/erasure/erasable-table.ts";
import { type CatalogueTable, readTables } from "#platform/server/testing/sample-row.ts";

export interface ForeignKey {
  table: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
  isCascade: boolean;
}

export interface PersonalSchema {
  /** Personal tables, each after those it references. */
  tables: CatalogueTable[];
  /** Columns that identify a person and that no erasure reaches: `table.column`. */
  unreached: string[];
  keys: ForeignKey[];
  declared: Map<string, ErasableTable>;
}

/** Column names that identify a row's person or how to reach them. */
const namesSomebody =
  /(^|_)(user|person|workspace|subject|actor|owner|member|author|assignee|recipient)(_id)?$|^personal_of$|(^|_)(email|phone)$/;

/**
 * Determines from the catalogue which tables and columns an erasure reaches, by declaration or through
 * cascades.
 */
export async function readPersonalSchema(
  client: pg.ClientBase,
  erasable: readonly ErasableTable[],
): Promise<PersonalSchema> {
  const tables = await readTables(client, ["public", "auth"]);
  const keys = await readForeignKeys(client);
  const declared = new Map(erasable.map((entry) => [qualified(entry.table), entry]));
  const cascades = keys.filter(({ isCascade }) => isCascade);
  const personal = new Set(["auth.users", ...declared.keys()]);
  for (let size = 0; size !== personal.size; ) {
    size = personal.size;
    for (const { table, parent } of cascades) if (personal.has(parent)) personal.add(table);
  }
  const isReached = (table: string, column: string) =>
    table === "auth.users" ||
    table === "public.workspaces" ||
    declared.get(table)?.columns.includes(column) ||
    (declared.has(table) && !/_id$/.test(column)) ||
    cascades.some(
      (key) =>
        key.table === table &&
        personal.has(key.parent) &&
        // Children of declared tables are deleted with them, whatever their other columns.
        (key.columns.includes(column) || declared.has(key.parent) || !/_id$/.test(column)),
    );
  return {
    tables: inOrder(
      tables.filter(({ name }) => personal.has(name)),
      cascades,
    ),
    unreached: tables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => namesSomebody.test(column.name) && !isReached(name, column.name))
        .map((column) => `${name}.${column.name}`),
    ),
    keys,
    declared,
  };
}

function qualified(table: string): string {
  return table.includes(".") ? table : `public.${table}`;
}

function inOrder(tables: CatalogueTable[], keys: ForeignKey[]): CatalogueTable[] {
  const sorted: CatalogueTable[] = [];
  const waiting = [...tables];
  while (waiting.length > 0) {
    const isBlocked = ({ name }: CatalogueTable) =>
      keys.some(
        (key) =>
          key.table === name && key.parent !== name && waiting.some((other) => other.name === key.parent),
      );
    const index = Math.max(
      0,
      waiting.findIndex((table) => !isBlocked(table)),
    );
    sorted.push(...waiting.splice(index, 1));
  }
  return sorted;
}

async function readForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const columnsOf = (side: "conrelid" | "confrelid", list: "conkey" | "confkey") => `array(
    select a.attname::text from unnest(k.${list}) with ordinality as part(number, place)
    join pg_attribute a on a.attrelid = k.${side} and a.attnum = part.number order by part.place)`;
  const { rows } = await client.query<ForeignKey>(
    `select c.relnamespace::regnamespace || '.' || c.relname as "table", ${columnsOf("conrelid", "conkey")} as columns,
       p.relnamespace::regnamespace || '.' || p.relname as parent, ${columnsOf("confrelid", "confkey")} as "parentColumns",
       k.confdeltype = 'c' as "isCascade"
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
     where k.contype = 'f'`,
  );
  return rows;
}
