import type { Module } from "#platform/server/module.ts";
import { holdActs } from "./acts.ts";
import { holdRoutes } from "./hold.routes.ts";

/** Legal holds, and how long data is kept. */
export const holdsModule: Module = {
  name: "compliance_holds",
  routes: [holdRoutes],
  acts: holdActs,
  // Subjects go with their hold.
  erasable: [{ table: "holds", columns: ["workspace_id"] }],
};
