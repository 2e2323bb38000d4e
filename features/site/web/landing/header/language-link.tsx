import { buttonStyle } from "#platform/web/ui/button-style.ts";
import type { HeaderPage } from "./entries.ts";

/** The same page in the other language. */
export function LanguageLink({ page }: { page: Pick<HeaderPage, "language" | "otherPath" | "labels"> }) {
  const other = page.language === "en" ? "de" : "en";
  return (
    <a
      href={page.otherPath}
      hrefLang={other}
      lang={other}
      aria-label={page.labels.otherLanguage}
      className={buttonStyle("ghost", "md", "px-2! font-normal!")}
    >
      <span className="lg:hidden">{other.toUpperCase()}</span>
      <span className="max-lg:hidden">{page.labels.otherLanguage}</span>
    </a>
  );
}
