export { Backup, backupAgeLimitDays } from "./backup.ts";
export { adminErrors } from "./errors.ts";
export { claimAdminRoute, listBackupsRoute, recordBackupRoute } from "./routes.ts";
