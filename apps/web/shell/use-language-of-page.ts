import { useLayoutEffect } from "react";
import { readKeptLanguage } from "#platform/web/language/kept-language.ts";
import { setPageLanguage, setPageTranslated } from "#platform/web/language/page-language.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

/**
 * Lets the page speak the language that the person reads, if it can, before it is painted. What surrounds the pages of
 * a signed-in user is English, and so they are.
 */
export function useLanguageOfPage(handle: PageHandle | undefined, status: string): void {
  const isForVisitor = handle?.layout === "bare" || status !== "signed-in";
  const isTranslated = handle?.germanTitle !== undefined && isForVisitor;
  useLayoutEffect(() => {
    if (!handle) return;
    setPageTranslated(isTranslated);
    setPageLanguage(isTranslated ? readKeptLanguage() : "en");
  }, [handle, isTranslated]);
}
