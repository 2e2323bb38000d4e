import { onAccountOpened } from "#features/auth/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { acceptAtSignUp } from "./acceptance/accept-at-sign-up.ts";
import { acceptanceRoutes } from "./acceptance/acceptance.routes.ts";
import { siteActs } from "./acts.ts";
import { contentRoutes } from "./content/content.routes.ts";
import { seedContents } from "./content/seed-contents.ts";
import { legalRoutes } from "./legal-pages/legal.routes.ts";

export const siteModule: Module = {
  name: "site",
  acts: siteActs,
  routes: [legalRoutes, contentRoutes, acceptanceRoutes],
  erasable: [
    { table: "legal_acceptances", columns: ["user_id"] },
    { table: "content_previews", columns: ["made_by"], isNaming: true },
  ],
  seed: (ctx) => seedContents(ctx, {}),
  start: (services) => void onAccountOpened(services, acceptAtSignUp),
};
