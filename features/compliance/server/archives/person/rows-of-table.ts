import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { archiveAccess } from "../archive.access.ts";
import type { ArchiveEntry } from "../writing/archive-entry.ts";
import { spool } from "../writing/spool.ts";
import { readRowsOf, type Whose } from "./person-row.repository.ts";
import type { PersonalTable } from "./personal-tables.ts";

/** The rows of a person in a table, as a file. None when there are none. */
export async function* rowsOf(
  ctx: Ctx,
  table: PersonalTable,
  of: { tables: ReadonlyMap<string, PersonalTable>; whose: Whose },
): AsyncGenerator<ArchiveEntry> {
  await using file = await spool((append) =>
    query(ctx, archiveAccess.write, ({ db }) => readRowsOf(db, table, of, append)),
  );
  if (file.sizeBytes === 0) return;
  const name = table.name.replace(/^public\./, "");
  yield {
    path: `data/${name}.jsonl`,
    what: [`Rows of the table ${name}`, `Datensätze der Tabelle ${name}`],
    pieces: file.stream(),
    hasRows: true,
  };
}
