import { renderToStaticMarkup } from "react-dom/server";
import type { LandingPage } from "#features/site/contract/landing-page.ts";
import type { LegalPage } from "#features/site/contract/legal-page.ts";
import { LandingView, LegalView } from "#features/site/web/index.tsx";
import boot from "./head/boot.js?raw";
import firstPaint from "./head/first-paint.js?raw";

/** The page's inline scripts. In the second, `%CLIENT%` is replaced by the URL of the client's entry. */
export const scripts = { firstPaint, boot };

/** The body of the landing page as HTML. */
export function renderLanding(page: LandingPage): string {
  return renderToStaticMarkup(<LandingView page={page} />);
}

/** The body of a legal text as HTML. Its page has no client code. */
export function renderLegal(page: LegalPage): string {
  return renderToStaticMarkup(<LegalView page={page} />);
}
