import type { WebModule } from "#platform/web/modules/web-module.ts";

/** What AI settings add to the shell. */
export const aiSettingsWeb: WebModule = {
  settings: [{ to: "/settings/assistant", label: "Assistant" }],
};
