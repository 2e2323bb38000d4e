import type { Worded } from "../audit/acts.ts";
import { query } from "../command.ts";
import type { Ctx } from "../context.ts";
import type { ArchivedFile, ArchivedFiles, HoldKey } from "./archived-files.ts";
import { archivingAccess } from "./archiving.access.ts";
import { listHeldRows } from "./legal-hold-row.repository.ts";
import { listPages } from "./list-pages.ts";

/** A table of a workspace whose rows legal holds keep, and by what: columns of the table. */
export interface HeldTable {
  /** With its schema. */
  table: string;
  /** A uuid that a workspace has once. `id`, if nothing else is said. */
  key?: string;
  /** Whose a row is. */
  people?: readonly string[];
  conversation?: string;
  agent?: string;
  /** `created_at`, if nothing else is said. */
  madeAt?: string;
  /** As `madeAt`, if nothing else is said. */
  changedAt?: string;
  /** A row goes with the row of another table. */
  of?: { table: HeldTable; column: string };
}

/** The rows that a legal hold covers, in its package: a file for each table. */
export function legalHoldRows({
  folder,
  what,
  tables,
}: {
  folder: string;
  what: Worded;
  tables: readonly HeldTable[];
}): ArchivedFiles {
  return {
    ...{ folder, what, heldTables: tables.map(({ table }) => table) },
    async *ofHold(ctx, hold) {
      for (const table of tables) yield* fileOf(ctx, table, hold);
    },
  };
}

/** None when nothing of the table is held. */
async function* fileOf(ctx: Ctx, table: HeldTable, hold: HoldKey): AsyncGenerator<ArchivedFile> {
  const first = await query(ctx, archivingAccess.read, ({ db }) =>
    listHeldRows(db, table, { hold, after: null }),
  );
  if (first.length === 0) return;
  yield { path: `${table.table.replace(/^public\./, "")}.jsonl`, pieces: linesOf(ctx, table, hold) };
}

async function* linesOf(ctx: Ctx, table: HeldTable, hold: HoldKey): AsyncGenerator<string> {
  const rows = listPages(ctx, (db, after) => listHeldRows(db, table, { hold, after }));
  for await (const { line } of rows) yield `${line}\n`;
}
