import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { Backup } from "./backup.ts";

export const claimAdminRoute = route({
  method: "POST",
  path: "/api/v1/admin/claim",
  id: "claimAdmin",
  summary: "Make the caller the first admin, with the one-time token that the start printed",
  tag: "admin",
  access: "user",
  body: z.object({ token: z.string().min(1).max(200) }),
});

export const listBackupsRoute = route({
  method: "GET",
  path: "/api/v1/admin/backups",
  id: "listBackups",
  summary: "List the recorded backups, newest first",
  tag: "admin",
  access: "admin",
  query: PageQuery,
  reply: pageOf(Backup),
});

export const recordBackupRoute = route({
  method: "POST",
  path: "/api/v1/admin/backups",
  id: "recordBackup",
  summary: "Record that a backup was made now",
  tag: "admin",
  access: "admin",
  reply: Backup,
  status: 201,
});
