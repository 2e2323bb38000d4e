import type { WebModule } from "#platform/web/modules/web-module.ts";
import { modelCheck } from "./model-check.ts";

/** What models add to the shell. */
export const modelsWeb: WebModule = {
  adminChecks: [modelCheck],
  settings: [{ to: "/settings/usage", label: "Usage" }],
};
