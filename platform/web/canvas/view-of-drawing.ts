import type { GraphLayout } from "./layout/graph-layout.ts";

/** Around a drawing, in its own pixels. */
export const canvasMargin = 16;
/** Below it, words of 13 pixels are hard to read. */
const readableZoom = 0.8;
const largestZoom = 1;

export interface DrawingView {
  /** At which all of the drawing is in sight. */
  fitZoom: number;
  /** Of the page as it opens: no less than can be read, though a narrow screen then has to be moved sideways. */
  firstZoom: number;
  heightPx: number;
}

/** How much of a drawing a canvas of this width shows, and how high it has to be for that. */
export function viewOfDrawing(
  { width, height }: Pick<GraphLayout, "width" | "height">,
  widthPx: number,
): DrawingView {
  const fitZoom = Math.min(largestZoom, widthPx / (width + 2 * canvasMargin));
  const firstZoom = Math.max(readableZoom, fitZoom);
  return { fitZoom, firstZoom, heightPx: Math.ceil((height + 2 * canvasMargin) * firstZoom) };
}
