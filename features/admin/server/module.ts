import type { Module } from "#platform/server/module.ts";
import { claimRoutes } from "./claim.routes.ts";

export const adminModule: Module = {
  name: "admin",
  routes: [claimRoutes],
  dataApi: { functions: [{ name: "has_role" }] },
};
