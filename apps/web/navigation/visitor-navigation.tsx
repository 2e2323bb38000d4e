import { StartTrial, useBillingProvider } from "#features/billing/web/index.tsx";
import { homeOf } from "#platform/web/language/home-of.ts";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { ThemeToggle } from "#platform/web/ui/theme-toggle.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { listVisitorItems } from "./nav-items.ts";
import { NavLink } from "./nav-link.tsx";
import { navigationTexts } from "./texts/navigation-texts.ts";

/** The navigation for visitors. */
export function VisitorNavigation() {
  const words = useTexts(navigationTexts);
  // Hides prices until the payment provider is known.
  const isSelling = (useBillingProvider() ?? "none") !== "none";
  const items = listVisitorItems({ isSelling }, words, homeOf(usePageLanguage()));
  return (
    <>
      <nav aria-label={words.main} className="hidden gap-1 md:flex">
        {items.map((item) => (
          <NavLink key={item.to} item={item} />
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <ThemeToggle />
        <div className="hidden gap-2 md:flex">
          <LinkButton to="/auth" variant="ghost">
            {words.signIn}
          </LinkButton>
          <StartTrial variant="primary" />
        </div>
        <MobileMenu>
          {(close) => (
            <>
              {items.map((item) => (
                <NavLink key={item.to} item={item} isTall onFollow={close} />
              ))}
              <div className="mt-3 grid gap-2 border-t border-line-1 pt-4">
                <LinkButton to="/auth" size="lg" onClick={close}>
                  {words.signIn}
                </LinkButton>
                <StartTrial variant="primary" size="lg" onFollow={close} />
              </div>
            </>
          )}
        </MobileMenu>
      </div>
    </>
  );
}
