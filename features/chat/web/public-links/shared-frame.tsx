import type { ReactNode } from "react";
import { homeOf } from "#platform/web/language/home-of.ts";
import { LanguageSwitch } from "#platform/web/language/language-switch.tsx";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { sharedTexts } from "#platform/web/language/shared-texts/shared-texts.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Logo } from "#platform/web/ui/logo.tsx";
import { ThemeToggle } from "#platform/web/ui/theme-toggle.tsx";

/** The frame of a page that strangers read: logo, language and theme. */
export function SharedFrame({ children }: { children: ReactNode }) {
  const { home } = useTexts(sharedTexts);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line-1 page-gutter print:hidden">
        <a
          href={homeOf(usePageLanguage())}
          aria-label={home}
          className="-ml-1 flex h-14 items-center rounded-md"
        >
          <Logo />
        </a>
        <div className="flex items-center gap-2">
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </header>
      {children}
    </>
  );
}
