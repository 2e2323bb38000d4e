import { useEffect } from "react";

const productName = "Adjutant";

/** The window title for a page. */
export function titleOf(page: string | undefined): string {
  return page ? `${page} · ${productName}` : productName;
}

/** Sets the window title from a page that knows it better than its route. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);
}
