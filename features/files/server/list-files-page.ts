import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { StoredFile } from "../contract/index.ts";
import { fileAccess } from "./file.access.ts";
import { presentFile } from "./file.presenter.ts";
import { listSentFiles } from "./file.repository.ts";

/** The files that the caller has sent with a message, newest first. The cursor is the id of a page's last file. */
export async function listFilesPage(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<StoredFile>> {
  const before = readIdCursor(cursor);
  const rows = await query(ctx, fileAccess.list, ({ db }) => listSentFiles(db, { before, limit: limit + 1 }));
  const page = pageOfRows(rows, limit, ({ id }) => id);
  return { ...page, items: page.items.map(presentFile) };
}
