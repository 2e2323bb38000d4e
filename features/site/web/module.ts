import type { WebModule } from "#platform/web/modules/web-module.ts";
import { LegalAcceptance } from "./acceptance/legal-acceptance.tsx";
import { operatorCheck } from "./editor/operator-check.ts";

/** What the public texts add to the shell. */
export const siteWeb: WebModule = {
  adminChecks: [operatorCheck],
  notices: [{ key: "legal-acceptance", weight: "duty", Source: LegalAcceptance }],
};
