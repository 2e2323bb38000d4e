import { homeOf } from "../language/home-of.ts";
import { LanguageSwitch } from "../language/language-switch.tsx";
import { usePageLanguage } from "../language/page-language.ts";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { Logo } from "../ui/logo.tsx";
import { ThemeToggle } from "../ui/theme-toggle.tsx";

/** The header of a page for people without an account: logo, language and theme. */
export function PublicHeader() {
  const { home } = useTexts(sharedTexts);
  return (
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
  );
}
