import type { LandingPage } from "../../contract/landing-page.ts";

/** The path of a link in the page's language. Only legal texts have one per language. */
export function localHref(href: string, { language }: Pick<LandingPage, "language">): string {
  const isLegal = /^\/(legal\/[a-z-]+|terms|privacy)$/.test(href);
  return isLegal && language !== "en" ? `/${language}${href}` : href;
}
