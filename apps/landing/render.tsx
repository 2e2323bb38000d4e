import { renderToStaticMarkup } from "react-dom/server";
import type { LandingPage } from "#features/site/contract/landing-page.ts";
import type { LegalPage } from "#features/site/contract/legal-page.ts";
import { LandingView, LegalView } from "#features/site/web/index.tsx";
import boot from "./head/boot.js?raw";
import firstPaint from "./head/first-paint.js?raw";

/** The scripts that stand in the page itself; `%CLIENT%` in the second is the address of the client's entry. */
export const scripts = { firstPaint, boot };

/** What stands in the body, as HTML. */
export function renderLanding(page: LandingPage): string {
  return renderToStaticMarkup(<LandingView page={page} />);
}

/** The same of a legal text, in which nothing lives in the browser. */
export function renderLegal(page: LegalPage): string {
  return renderToStaticMarkup(<LegalView page={page} />);
}
