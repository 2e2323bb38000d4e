import { useReactFlow, type Viewport } from "@xyflow/react";
import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import type { GraphLayout } from "./layout/graph-layout.ts";
import { canvasMargin, viewOfDrawing } from "./view-of-drawing.ts";

/** The duration of animated zooms. 0 when the person prefers reduced motion. */
export function motionMs(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 200;
}

/** The visible part of the drawing, and functions to change it. */
export function useCanvasView(frame: RefObject<HTMLElement | null>, layout: GraphLayout, widthPx: number) {
  const { getViewport, setViewport } = useReactFlow();
  const view = useMemo(() => viewOfDrawing(layout, widthPx), [layout, widthPx]);
  const viewportAt = useCallback(
    (zoom: number): Viewport => {
      const isWider = (layout.width + 2 * canvasMargin) * zoom > widthPx;
      const x = isWider ? canvasMargin * zoom : (widthPx - layout.width * zoom) / 2;
      return { x, y: (view.heightPx - layout.height * zoom) / 2, zoom };
    },
    [layout, widthPx, view],
  );
  const first = useMemo(() => viewportAt(view.firstZoom), [viewportAt, view]);
  const drawn = useRef(first);
  useEffect(() => {
    if (drawn.current === first) return;
    drawn.current = first;
    void setViewport(first);
  }, [first, setViewport]);
  const reveal = useCallback(
    (element: Element) => {
      if (!frame.current) return;
      const [outer, inner] = [frame.current.getBoundingClientRect(), element.getBoundingClientRect()];
      const dx = shiftInto(inner.left, inner.right, outer.left, outer.right);
      const dy = shiftInto(inner.top, inner.bottom, outer.top, outer.bottom);
      const { x, y, zoom } = getViewport();
      if (dx !== 0 || dy !== 0) void setViewport({ x: x + dx, y: y + dy, zoom });
    },
    [frame, getViewport, setViewport],
  );
  return {
    view,
    /** The initial viewport. */
    first,
    showAll: () => void setViewport(viewportAt(view.fitZoom), { duration: motionMs() }),
    /** Pans the canvas just far enough to show the element. */
    reveal,
  };
}

/** The distance of a revealed element from the border. */
const clearancePx = 12;

function shiftInto(start: number, end: number, from: number, to: number): number {
  if (start < from) return from - start + clearancePx;
  return end > to ? to - end - clearancePx : 0;
}
