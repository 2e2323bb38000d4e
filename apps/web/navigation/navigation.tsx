import { Link } from "react-router";
import { useSession } from "#features/auth/web/index.tsx";
import { homeOf } from "#platform/web/language/home-of.ts";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { sharedTexts } from "#platform/web/language/shared-texts/shared-texts.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Logo } from "#platform/web/ui/logo.tsx";
import { SignedInNavigation } from "./signed-in-navigation.tsx";
import { VisitorNavigation } from "./visitor-navigation.tsx";

/** The header of every page. */
export function Navigation() {
  const { status } = useSession();
  const { home } = useTexts(sharedTexts);
  const language = usePageLanguage();
  return (
    <header className="relative z-1 border-b border-line-1 bg-paper-1 print:hidden">
      <div className="flex flex-wrap items-center gap-x-2 page-gutter lg:flex-nowrap">
        <Link
          to={status === "signed-in" ? "/dashboard" : homeOf(language)}
          reloadDocument={status !== "signed-in"}
          aria-label={home}
          className="-ml-1 flex h-12 shrink-0 items-center rounded-md md:h-14 low:h-11"
        >
          <Logo />
        </Link>
        {status === "signed-in" && <SignedInNavigation />}
        {(status === "signed-out" || status === "second-step") && <VisitorNavigation />}
      </div>
    </header>
  );
}
