import { useLayoutEffect } from "react";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { titleOf } from "#platform/web/page/document-title.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

/** The title of the route, set before the page's own effects so that a page may say it better. */
export function useRouteTitle(handle: PageHandle | undefined, pathname: string): void {
  const language = usePageLanguage();
  const title = (language === "de" && handle?.germanTitle) || handle?.title;
  useLayoutEffect(() => {
    if (pathname) document.title = titleOf(title);
  }, [title, pathname]);
}
