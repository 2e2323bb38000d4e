import type { WebModule } from "#platform/web/modules/web-module.ts";

/** What browsing adds to the shell. */
export const browsingWeb: WebModule = {
  settings: [{ to: "/settings/website-passwords", label: "Website passwords" }],
};
