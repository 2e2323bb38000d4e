import type { LandingPage } from "../../contract/landing-page.ts";

/** Legal texts have an address in each language; everything else has one. */
export function localHref(href: string, { language }: Pick<LandingPage, "language">): string {
  const isLegal = /^\/(legal\/[a-z-]+|terms|privacy)$/.test(href);
  return isLegal && language !== "en" ? `/${language}${href}` : href;
}
