import type { WebModule } from "#platform/web/modules/web-module.ts";

/** What memory adds to the shell. */
export const memoryWeb: WebModule = {
  settings: [{ to: "/settings/memory", label: "Memory" }],
};
