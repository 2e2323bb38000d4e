import type { App } from "#platform/server/http/app.ts";
import { listBackupsRoute, recordBackupRoute } from "../../contract/routes.ts";
import { listBackups } from "./list-backups.ts";
import { recordBackup } from "./record-backup.ts";

export function backupRoutes(app: App): void {
  app.route(listBackupsRoute, (ctx, { query }) => listBackups(ctx, query));
  app.route(recordBackupRoute, (ctx) => recordBackup(ctx, undefined));
}
