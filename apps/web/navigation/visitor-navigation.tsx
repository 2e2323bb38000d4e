import { StartTrial, useBillingProvider } from "#features/billing/web/index.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { ThemeToggle } from "#platform/web/ui/theme-toggle.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { listVisitorItems } from "./nav-items.ts";
import { NavLink } from "./nav-link.tsx";

/** What someone sees who is not signed in. */
export function VisitorNavigation() {
  const visitorItems = listVisitorItems({ isSelling: useBillingProvider() !== "none" });
  return (
    <>
      <nav aria-label="Main" className="hidden gap-1 md:flex">
        {visitorItems.map((item) => (
          <NavLink key={item.label} item={item} />
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <ThemeToggle />
        <div className="hidden gap-2 md:flex">
          <LinkButton to="/auth" variant="ghost">
            Sign In
          </LinkButton>
          <StartTrial variant="primary" />
        </div>
        <MobileMenu>
          {(close) => (
            <>
              {visitorItems.map((item) => (
                <NavLink key={item.label} item={item} isTall onFollow={close} />
              ))}
              <div className="mt-3 grid gap-2 border-t border-line-1 pt-4">
                <LinkButton to="/auth" size="lg" onClick={close}>
                  Sign In
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
