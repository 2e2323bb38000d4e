import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { Backup } from "../../contract/backup.ts";
import { backupAccess } from "./backup.access.ts";
import { listBackupRows } from "./backup.repository.ts";
import { presentBackup } from "./present-backup.ts";

/** A page of the recorded backups, newest first. */
export async function listBackups(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<Backup>> {
  const before = readIdCursor(cursor);
  const rows = await query(ctx, backupAccess.list, ({ db }) =>
    listBackupRows(db, { before, limit: limit + 1 }),
  );
  const page = pageOfRows(rows, limit, ({ id }) => id);
  return { ...page, items: page.items.map(presentBackup) };
}
