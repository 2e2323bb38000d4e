import { query } from "../command.ts";
import type { Ctx } from "../context.ts";
import { allowLongStatements } from "../db/allow-long-statements.ts";
import type { Db } from "../db/connection-db.ts";
import { archivingAccess } from "./archiving.access.ts";

/** Rows by id, a page at a time, until a page is empty. No transaction is open while one is used. */
export async function* listPages<Row extends { id: string }>(
  ctx: Ctx,
  list: (db: Db, after: string | null) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after: string | null = null; ; ) {
    const last: string | null = after;
    const page: Row[] = await query(ctx, archivingAccess.read, async ({ db }) => {
      // Few of very many rows may be meant.
      await allowLongStatements(db);
      return list(db, last);
    });
    yield* page;
    after = page.at(-1)?.id ?? null;
    if (after === null) return;
  }
}

/** Bytes that are in memory, as a file's pieces. */
export async function* onePiece(piece: Uint8Array): AsyncGenerator<Uint8Array> {
  yield piece;
}
