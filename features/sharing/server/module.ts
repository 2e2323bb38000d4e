import type { Module } from "#platform/server/module.ts";
import { sharingActs } from "./acts.ts";
import { expireSharesJob } from "./grants/expire-grants.ts";
import { requestDays } from "./requests/access-request.repository.ts";
import { sharingRoutes } from "./sharing.routes.ts";

/** Sharing of whatever declares itself shareable, and requests for access. */
export const sharingModule: Module = {
  name: "sharing",
  acts: sharingActs,
  routes: [sharingRoutes],
  jobs: [expireSharesJob],
  retention: [
    { table: "access_requests", column: "created_at", keepFor: { days: requestDays }, isTechnical: true },
  ],
  erasable: [{ table: "access_requests", columns: ["workspace_id", "user_id"] }],
};
