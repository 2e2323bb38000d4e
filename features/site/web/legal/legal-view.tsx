import type { LegalPage } from "../../contract/legal-page.ts";
import { SiteHeader } from "../landing/header/site-header.tsx";
import { localHref } from "../landing/local-href.ts";
import { TrialNotices } from "../landing/trial-notices.tsx";
import { LegalArticle } from "./legal-article.tsx";
import { versionLink } from "./version-link.ts";

/** The body of a legal page, readable without scripts. */
export function LegalView({ page }: { page: LegalPage }) {
  const { labels, language, document, versions, footer } = page;
  const home = language === "en" ? "/" : "/de";
  const own = `${language === "en" ? "" : "/de"}/legal/${document.type}`;
  const links = footer.groups.flatMap((group) => group.links);
  return (
    <>
      <a href="#content" className={skipLink}>
        {labels.skip}
      </a>
      <SiteHeader page={{ ...page, landingPath: home }} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-conversation page-gutter py-10 outline-none md:py-14 print:py-0"
      >
        <LegalArticle
          document={document}
          versions={versions}
          language={language}
          link={(version, label) => (
            <a href={version === undefined ? own : `${own}?version=${version}`} className={versionLink}>
              {label}
            </a>
          )}
        />
      </main>
      <footer className="border-t border-line-1 bg-paper-2 print:hidden">
        <nav aria-label={labels.footer} className="mx-auto max-w-page page-gutter py-8">
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ label, href }) => (
              <li key={label}>
                <a href={hrefFrom(href, page, home)} className={footerLink}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
      {page.isSelling && <TrialNotices labels={labels} />}
    </>
  );
}

/** Links to anchors of the landing page get its path. */
function hrefFrom(href: string, page: LegalPage, home: string): string {
  return href.startsWith("#") ? `${home}${href}` : localHref(href, page);
}

const skipLink =
  "fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2.5 text-base font-medium text-on-accent focus:translate-y-0 print:hidden";
const footerLink =
  "flex min-h-8 items-center text-sm text-ink-2 hover:text-ink-1 hover:underline hover:underline-offset-4 pointer-coarse:min-h-11";
