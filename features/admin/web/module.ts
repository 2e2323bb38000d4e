import type { WebModule } from "#platform/web/modules/web-module.ts";
import { backupCheck } from "./backups/backup-check.ts";
import { healthCheck } from "./health-check.ts";

/** What the admin area adds to the shell. */
export const adminWeb: WebModule = { adminChecks: [healthCheck, backupCheck] };
