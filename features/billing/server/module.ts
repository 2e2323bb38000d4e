import type { Module } from "#platform/server/module.ts";
import { seedPlans } from "./seed-plans.ts";

export const billingModule: Module = {
  name: "billing",
  dataApi: {
    tables: [
      { name: "pricing_plans", methods: ["select"] },
      { name: "global_settings", methods: ["select"] },
    ],
  },
  seed: (ctx) => seedPlans(ctx, {}),
};
