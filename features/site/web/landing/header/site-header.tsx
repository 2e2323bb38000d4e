import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { Logo } from "#platform/web/ui/logo.tsx";
import { startLabel, TrialButton } from "../trial-button.tsx";
import { type HeaderPage, userEntries, visitorEntries } from "./entries.ts";
import { EntryLink } from "./entry-link.tsx";
import { LanguageLink } from "./language-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ThemeButtons } from "./theme-buttons.tsx";
import { UserActions } from "./user-actions.tsx";

/** The header with both variants. Marks on the document, set before the first paint, select one. */
export function SiteHeader({ page }: { page: HeaderPage }) {
  const { labels } = page;
  const home = page.language === "en" ? "/" : "/de";
  return (
    <header
      data-publishable-key={page.publishableKey}
      className="sticky top-0 z-40 border-b border-line-1 bg-paper-1 print:hidden"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 page-gutter md:max-lg:gap-x-1 md:flex-nowrap signed-in:md:flex-wrap signed-in:lg:flex-nowrap">
        <a href={home} aria-label={labels.home} className={`${logoLink} signed-in:hidden`}>
          <Logo />
        </a>
        <a href="/dashboard" aria-label={labels.home} className={`${logoLink} hidden signed-in:flex`}>
          <Logo />
        </a>
        <nav aria-label={labels.mainNavigation} className="hidden gap-0.5 md:flex signed-in:hidden lg:ml-4">
          {visitorEntries(page).map((entry) => (
            <EntryLink key={entry.href} entry={entry} />
          ))}
        </nav>
        <nav
          aria-label={labels.mainNavigation}
          className="order-last hidden w-full gap-0.5 overflow-x-auto border-t border-line-1 py-1 signed-in:md:flex lg:order-none lg:w-auto lg:min-w-0 lg:border-0"
        >
          {userEntries(labels).map((entry) => (
            <EntryLink key={entry.href} entry={entry} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <LanguageLink page={page} />
          <ThemeButtons labels={labels} />
          <div className="hidden items-center gap-2 md:flex signed-in:hidden">
            <a href="/auth" className={buttonStyle("ghost", "md")}>
              {labels.signIn}
            </a>
            <TrialButton isSelling={page.isSelling} label={startLabel(page)} />
          </div>
          <div className="hidden items-center signed-in:md:flex">
            <UserActions labels={labels} />
          </div>
          <MobileMenu page={page} />
        </div>
      </div>
    </header>
  );
}

/** In little space, the next element may overlap the empty end of the logo. */
const logoLink = "-ml-1 flex h-14 shrink-0 items-center rounded-md max-lg:-mr-8";
