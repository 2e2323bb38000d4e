import type { ErasableTable } from "#platform/server/erasure/erasable-table.ts";
import type { Cascade, KnownTable } from "./catalogue.repository.ts";

/** A table with rows of people, and by what a row is somebody's. */
export interface PersonalTable extends KnownTable {
  /** Columns with the person's id. None: the row belongs to a workspace, or to rows of other tables. */
  owners: string[];
  /** The column is text and ends with a colon and the id. */
  isSuffix: boolean;
  /** A row without an owner belongs to whose personal workspace it is in. */
  hasWorkspace: boolean;
  /** Of a row without owner and workspace. */
  parents: Cascade[];
  collection: ErasableTable["collection"];
  results: ErasableTable["results"];
}

const people = "auth.users";

/**
 * The tables that an erasure reaches: those that modules declare, and what goes with their rows. So what is erased of a
 * person and what is handed out to them cannot differ.
 */
export function personalTables(
  { tables, cascades }: { tables: readonly KnownTable[]; cascades: readonly Cascade[] },
  erasable: readonly ErasableTable[],
): PersonalTable[] {
  const declared = new Map(erasable.map((entry) => [qualified(entry.table), entry]));
  const personal = new Set([people, ...declared.keys()]);
  for (let size = 0; size !== personal.size; ) {
    size = personal.size;
    for (const { table, parent } of cascades) if (personal.has(parent)) personal.add(table);
  }
  return tables
    .filter(({ name }) => personal.has(name))
    .map((table) => {
      const entry = declared.get(table.name);
      const parents = cascades.filter((key) => key.table === table.name && personal.has(key.parent));
      return {
        ...table,
        owners: ownersOf(table, entry, parents),
        isSuffix: entry?.isSuffix ?? false,
        hasWorkspace: entry?.columns.includes("workspace_id") ?? false,
        ...{ collection: entry?.collection, results: entry?.results },
        parents: entry ? [] : parents.filter(({ parent }) => parent !== people && parent !== table.name),
      };
    });
}

function ownersOf(table: KnownTable, entry: ErasableTable | undefined, parents: Cascade[]): string[] {
  if (table.name === people) return ["id"];
  const named = entry?.columns.filter((column) => column !== "workspace_id") ?? [];
  const ofPeople = parents.filter(({ parent }) => parent === people).flatMap(({ columns }) => columns);
  const usual = table.columns.some(({ name }) => name === "user_id") ? ["user_id"] : [];
  return [...new Set([...named, ...ofPeople, ...usual])];
}

function qualified(table: string): string {
  return table.includes(".") ? table : `public.${table}`;
}
