import { type RefObject, useLayoutEffect, useState } from "react";

/** The width of an element in whole pixels, 0 until it is measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => setWidthPx(Math.floor(measured.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}
