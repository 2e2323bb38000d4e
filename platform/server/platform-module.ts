import { deleteOldRows } from "./jobs/delete-old-rows.ts";
import type { Module } from "./module.ts";
import { realtimeRoutes } from "./realtime/realtime.routes.ts";

/** What the platform itself serves: realtime, and tidying up after itself. */
export const platformModule: Module = {
  name: "platform",
  routes: [realtimeRoutes],
  jobs: [deleteOldRows],
};
