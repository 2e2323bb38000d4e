import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { startLabel, TrialButton } from "../trial-button.tsx";
import { type HeaderPage, userEntries, visitorEntries } from "./entries.ts";
import { EntryLink } from "./entry-link.tsx";
import { Icon } from "./icon.tsx";
import { TallUserActions } from "./user-actions.tsx";

const menuId = "menu";

/** The navigation below 768 px: a native popover, which opens without a script. */
export function MobileMenu({ page }: { page: HeaderPage }) {
  const { labels } = page;
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={labels.openMenu}
        data-label-open={labels.closeMenu}
        data-label-closed={labels.openMenu}
        className={buttonStyle("ghost", "md", "size-11! px-0!")}
      >
        <Icon name="menu" sizePx={20} />
      </button>
      <nav
        id={menuId}
        popover="auto"
        aria-label={labels.mainNavigation}
        className="inset-x-0 top-14 bottom-auto m-0 max-h-[calc(100dvh-3.5rem)] w-full flex-col overflow-y-auto border-0 border-b border-line-1 bg-paper-1 p-4 text-ink-1 shadow-float [&:popover-open]:flex"
      >
        <div className="grid signed-in:hidden">
          {visitorEntries(page).map((entry) => (
            <EntryLink key={entry.href} entry={entry} isTall />
          ))}
          <div className="mt-3 grid gap-2 border-t border-line-1 pt-4">
            <a href="/auth" className={buttonStyle("secondary", "lg")}>
              {labels.signIn}
            </a>
            <TrialButton isSelling={page.isSelling} size="lg" label={startLabel(page)} />
          </div>
        </div>
        <div className="hidden signed-in:grid">
          {userEntries(labels).map((entry) => (
            <EntryLink key={entry.href} entry={entry} isTall />
          ))}
          <div className="mt-3 grid gap-1 border-t border-line-1 pt-3">
            <TallUserActions labels={labels} />
          </div>
        </div>
      </nav>
    </div>
  );
}
