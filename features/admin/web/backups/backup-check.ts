import { api } from "#platform/web/api/client.ts";
import type { AdminCheck } from "#platform/web/modules/admin-check.ts";
import { describeBackup } from "./describe-backup.ts";

/** Whether there is a recent backup. */
export const backupCheck: AdminCheck = {
  key: "backups",
  title: "Backups",
  to: "/admin/upgrade",
  async read(signal) {
    const { data } = await api.GET("/api/v1/admin/backups", { params: { query: { limit: 1 } }, signal });
    return describeBackup(data?.items[0], new Date());
  },
};
