import { useEffect } from "react";

const productName = "Adjutant";

/** Sets the title of the window; pages whose title is known only later call it again themselves. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName;
  }, [title]);
}
