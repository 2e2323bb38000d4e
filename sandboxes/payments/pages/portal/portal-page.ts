import { documentPage } from "../document-page.ts";
import { html, type Markup } from "../html.ts";
import { testBar } from "../test-bar.ts";
import type { PortalPlace } from "./portal-place.ts";

interface PortalPage {
  title: string;
  place: PortalPlace;
  content: Markup;
  /** Back goes one step, not out of the portal. */
  isStep?: boolean;
}

/** Frame of every portal page, with a back link. */
export function portalPage({ title, place, content, isStep = false }: PortalPage): string {
  const { portal, path } = place;
  return documentPage({
    title: `${title} – payment sandbox`,
    scripts: ["card-fields.js", "portal.js"],
    bodyClass: "whole",
    body: html`<header>
${testBar}
<div class="top">
  ${logo}
  ${backLink(isStep ? path : portal.returnUrl, isStep ? "Back to your plan" : "Back to Adjutant")}
</div>
</header>
<main class="column">
<h1>${title}</h1>
${portal.email && html`<p class="lead">${portal.email}</p>`}
${content}
</main>`,
  });
}

/** Link to an address chosen by the portal link's creator. Only http(s), since it could be a script. */
function backLink(url: string, label: string): Markup | false {
  const isLocal = url.startsWith("/sandbox/");
  if (!isLocal && !/^https?:\/\//i.test(url)) return false;
  return html`<a class="back" href="${url}"><svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m12 19-7-7 7-7"/><path d="M19 12H5"/></svg>${label}</a>`;
}

const logo = html`<span class="logo"><svg width="22" height="22" viewBox="0 0 28 28" fill="none" stroke="currentColor" stroke-width="3.6" aria-hidden="true"><path d="M4 15.5 14 3.5 24 15.5"/><path d="M4 24.5 14 12.5 24 24.5"/></svg><span>Adjutant</span></span>`;
