import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A ref for a row of links that scrolls on phones: it brings the one of the present page into view. */
export function useCurrentInView<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const box = row.current;
    if (!box || !pathname) return;
    // Reports at once, and when the window is turned.
    const observer = new ResizeObserver(() =>
      box.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest", inline: "center" }),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [pathname]);
  return row;
}
