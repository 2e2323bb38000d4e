import { useEffect, useRef } from "react";
import { focusHeading } from "#platform/web/page/focus-heading.ts";

/** Moves the focus to the heading of a new page, unless the page has set it. */
export function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById("main");
    if (!main || isInside(main)) return;
    if (!focusHeading(main)) main.focus({ preventScroll: true });
  }, [pathname]);
}

function isInside(main: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement !== main && main.contains(activeElement);
}
