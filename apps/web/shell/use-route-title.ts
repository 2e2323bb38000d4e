import { useLayoutEffect } from "react";
import { titleOf } from "#platform/web/page/document-title.ts";

/** The title of the route, set before the page's own effects so that a page may say it better. */
export function useRouteTitle(title: string | undefined, pathname: string): void {
  useLayoutEffect(() => {
    if (pathname) document.title = titleOf(title);
  }, [title, pathname]);
}
