import { homeOf } from "#platform/web/language/home-of.ts";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { sharedPageTexts } from "./texts/shared-page-texts.ts";

/** Says that a link does not work, never why: unknown, expired and withdrawn look the same. */
export function SharedGone() {
  const { gone } = useTexts(sharedPageTexts);
  return (
    <div className="mx-auto flex w-full max-w-conversation flex-1 flex-col justify-center page-gutter py-12">
      <h1 className="font-serif text-4xl font-medium text-balance">{gone.title}</h1>
      <p className="mt-4 max-w-prose text-ink-2">{gone.text}</p>
      <p className="mt-6">
        <a href={homeOf(usePageLanguage())} className={buttonStyle("secondary", "md")}>
          {gone.home}
        </a>
      </p>
    </div>
  );
}
