import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { Backup } from "../../contract/backup.ts";
import { backupAccess } from "./backup.access.ts";
import { listBackupRows } from "./backup.repository.ts";
import { presentBackup } from "./present-backup.ts";

/** A page of the recorded backups, newest first. */
export async function listBackups(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<Backup>> {
  if (cursor !== undefined && !isUuid(cursor)) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  const rows = await query(ctx, backupAccess.list, ({ db }) =>
    listBackupRows(db, { before: cursor, limit: limit + 1 }),
  );
  const items = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? (items.at(-1)?.id ?? null) : null;
  return { items: items.map(presentBackup), nextCursor };
}
