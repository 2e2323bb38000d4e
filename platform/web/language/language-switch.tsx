import type { MouseEvent } from "react";
import { classNames } from "../ui/class-names.ts";
import { chooseLanguage } from "./choose-language.ts";
import { type Language, languages } from "./language.ts";
import { useIsPageTranslated, usePageLanguage } from "./page-language.ts";

/**
 * Links to the page's languages, each in its own words, the current one marked. Empty for a page with one
 * language.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const current = usePageLanguage();
  const isTranslated = useIsPageTranslated();
  const follow = (event: MouseEvent, language: Language) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void chooseLanguage(language);
  };
  if (!isTranslated) return null;
  return (
    <nav aria-label={labels[current]} className={classNames("flex gap-1 text-xs print:hidden", className)}>
      {languages.map((language) => (
        <a
          key={language}
          href={`?lang=${language}`}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? "true" : undefined}
          onClick={(event) => follow(event, language)}
          className={classNames(
            "flex h-8 items-center rounded-md px-2 pointer-coarse:h-11",
            language === current
              ? "font-medium text-ink-1"
              : "text-ink-2 underline decoration-line-3 underline-offset-4 hover:text-ink-1",
          )}
        >
          {names[language]}
        </a>
      ))}
    </nav>
  );
}

const names: Record<Language, string> = { en: "English", de: "Deutsch" };
const labels: Record<Language, string> = { en: "Language", de: "Sprache" };
