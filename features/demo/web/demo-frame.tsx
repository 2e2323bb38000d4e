import type { ReactNode } from "react";
import { homeOf } from "#platform/web/language/home-of.ts";
import { LanguageSwitch } from "#platform/web/language/language-switch.tsx";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { sharedTexts } from "#platform/web/language/shared-texts/shared-texts.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Logo } from "#platform/web/ui/logo.tsx";
import { ThemeToggle } from "#platform/web/ui/theme-toggle.tsx";

/** The frame of pages before and after the demo. */
export function DemoFrame({ title, children }: { title: string; children: ReactNode }) {
  const { home } = useTexts(sharedTexts);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line-1 page-gutter">
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
      <div className="mx-auto flex w-full max-w-conversation flex-1 flex-col justify-center page-gutter py-12">
        <h1 className="font-serif text-4xl font-medium text-balance">{title}</h1>
        {children}
      </div>
    </>
  );
}
