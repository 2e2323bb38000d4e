import type { Module } from "#platform/server/module.ts";
import { legalRoutes } from "./legal.routes.ts";
import { seedLegalTexts } from "./seed-legal-texts.ts";

export const siteModule: Module = {
  name: "site",
  routes: [legalRoutes],
  seed: (ctx) => seedLegalTexts(ctx, {}),
};
