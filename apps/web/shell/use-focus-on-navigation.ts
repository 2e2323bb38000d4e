import { useEffect, useRef } from "react";

/** Moves the focus to the heading of a new page, unless the page has set it. */
export function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById("main");
    if (!main || isInside(main)) return;
    const heading = main.querySelector<HTMLElement>("h1");
    if (heading) {
      heading.tabIndex = -1;
      heading.style.outline = "none";
    }
    (heading ?? main).focus({ preventScroll: true });
  }, [pathname]);
}

function isInside(main: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement !== main && main.contains(activeElement);
}
