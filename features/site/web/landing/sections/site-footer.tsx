import { Logo } from "#platform/web/ui/logo.tsx";
import type { LandingPage } from "../../../contract/landing-page.ts";
import { LanguageLink } from "../header/language-link.tsx";
import { localHref } from "../local-href.ts";
import { OperatorLine } from "./operator-line.tsx";

/** The footer. On phones it leaves room for the fixed button. */
export function SiteFooter({ page }: { page: LandingPage }) {
  const { footer } = page.content;
  return (
    <footer data-later className="border-t border-line-1 bg-paper-2 pb-24 md:pb-0">
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-10 page-gutter py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div>
          <Logo className="-ml-1" />
          <p className="mt-3 font-serif text-xl">{footer.line}</p>
        </div>
        <nav aria-label={page.labels.footer} className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {footer.groups.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="text-sm font-medium">{heading}</h2>
              <ul className="mt-2">
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <a
                      href={localHref(href, page)}
                      className="flex min-h-8 items-center text-base text-ink-2 hover:text-ink-1 hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-4 border-t border-line-1 page-gutter py-5">
        <div className="grid gap-1 text-xs text-ink-3">
          <OperatorLine page={page} />
          <p>{footer.closing}</p>
        </div>
        <div className="-mx-2">
          <LanguageLink page={page} />
        </div>
      </div>
    </footer>
  );
}
