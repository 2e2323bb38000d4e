import type { Module } from "#platform/server/module.ts";
import { registerPeriodKind } from "#platform/server/retention/periods/period-kinds.ts";
import { holdActs } from "./acts.ts";
import { holdAccess } from "./hold.access.ts";
import { holdRoutes } from "./hold.routes.ts";
import { applyPeriods } from "./periods/apply-periods.ts";
import { logContent } from "./periods/log-content.ts";
import { periodRoutes } from "./periods/period.routes.ts";

/** Legal holds, and how long data is kept. */
export const holdsModule: Module = {
  name: "compliance_holds",
  offers: [holdAccess.read, holdAccess.read_retention],
  routes: [holdRoutes, periodRoutes],
  jobs: [applyPeriods],
  acts: holdActs,
  // By the end of their id, with a link: the name of a matter is sealed in the log.
  named: [
    {
      ...{ type: "hold", page: "/compliance/holds" },
      find: async (_ctx, ids) => ids.map((id) => ({ id, name: "" })),
    },
  ],
  // Subjects go with their hold.
  erasable: [
    { table: "holds", columns: ["workspace_id"] },
    { table: "retention_periods", columns: ["workspace_id"] },
  ],
  start: (services) => registerPeriodKind(services, logContent),
};
