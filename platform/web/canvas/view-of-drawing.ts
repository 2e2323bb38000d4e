import type { GraphLayout } from "./layout/graph-layout.ts";

/** The margin around a drawing, in pixels at zoom 1. */
export const canvasMargin = 16;
/** Text of 13 px is hard to read at a smaller zoom. */
const readableZoom = 0.8;
const largestZoom = 1;

export interface DrawingView {
  /** The zoom that shows the whole drawing, at most 1. */
  fitZoom: number;
  /** The initial zoom. Keeps text readable, so a narrow screen must be panned. */
  firstZoom: number;
  heightPx: number;
}

/** Computes the zooms and height of a canvas of this width. */
export function viewOfDrawing(
  { width, height }: Pick<GraphLayout, "width" | "height">,
  widthPx: number,
): DrawingView {
  const fitZoom = Math.min(largestZoom, widthPx / (width + 2 * canvasMargin));
  const firstZoom = Math.max(readableZoom, fitZoom);
  return { fitZoom, firstZoom, heightPx: Math.ceil((height + 2 * canvasMargin) * firstZoom) };
}
