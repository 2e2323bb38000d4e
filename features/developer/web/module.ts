import type { WebModule } from "#platform/web/modules/web-module.ts";
import { mailCheck } from "./mail-check.ts";

/** What the developer pages add to the shell. */
export const developerWeb: WebModule = { adminChecks: [mailCheck] };
