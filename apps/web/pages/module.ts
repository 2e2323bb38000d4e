import type { WebModule } from "#platform/web/modules/web-module.ts";

/** What belongs to no feature: the theme and the language of the pages. */
export const pagesWeb: WebModule = {
  settings: [{ to: "/settings", label: "General" }],
};
