import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { Backup } from "../../contract/backup.ts";
import { backupAccess } from "./backup.access.ts";
import { insertBackup, listBackupRows } from "./backup.repository.ts";
import { presentBackup } from "./present-backup.ts";

/** Records that the caller has a backup made now. The product cannot see copies that its operator makes. */
export const recordBackup = command("backup.record", backupAccess.record, async (ctx): Promise<Backup> => {
  const now = ctx.now();
  const row = { id: newId(now.getTime()), recorded_at: now, recorded_by: userOf(ctx).userId };
  await insertBackup(ctx.db, row);
  await ctx.audit({
    act: "backup.recorded",
    workspaceId: installationWorkspaceId,
    target: [{ type: "backup", id: row.id }],
  });
  const [stored] = await listBackupRows(ctx.db, { limit: 1 });
  return presentBackup(stored ?? row);
});
