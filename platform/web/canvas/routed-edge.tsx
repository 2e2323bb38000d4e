import type { Edge, EdgeProps } from "@xyflow/react";
import { type CanvasLook, useCanvasLooks } from "./canvas-looks.ts";
import { curveThrough } from "./layout/curve-through.ts";
import type { Direction, Point } from "./layout/graph-layout.ts";

export type RoutedEdgeData = Edge<
  {
    points: readonly Point[];
    direction: Direction;
    /** SVG's `stroke-dasharray`, in pixels. */
    dashes?: string | undefined;
    isBothWays: boolean;
    /** The width of the line in pixels. Absent: a thin one. */
    widthPx?: number | undefined;
  },
  "routed"
>;

/** An edge along the points of the layout, with an arrowhead at its end. */
export function RoutedEdge({ id, data }: EdgeProps<RoutedEdgeData>) {
  const { lookOf } = useCanvasLooks();
  const look = lookOf(id);
  if (!data) return null;
  const { points, direction, dashes, isBothWays, widthPx = 1.2 } = data;
  const [first, second] = points;
  return (
    <g
      fill="none"
      stroke={strokes[look]}
      strokeWidth={look === "lit" || look === "chosen" ? Math.max(2, widthPx) : widthPx}
    >
      <path d={curveThrough(points, direction)} strokeDasharray={dashes} />
      <path d={arrowAt(points.at(-1), points.at(-2), direction)} />
      {isBothWays && <path d={arrowAt(first, second, direction)} />}
    </g>
  );
}

const strokes: Record<CanvasLook, string> = {
  plain: "var(--ink-3)",
  lit: "var(--accent)",
  chosen: "var(--accent)",
  dim: "var(--line-1)",
};

/** The path of an arrowhead. Every edge ends parallel to the layout's direction. */
function arrowAt(tip: Point | undefined, from: Point | undefined, direction: Direction): string {
  if (!tip || !from) return "";
  const isRight = direction === "right";
  const back = (isRight ? from.x < tip.x : from.y < tip.y) ? -6 : 6;
  const [one, other] = isRight
    ? [`${tip.x + back} ${tip.y - 3.5}`, `${tip.x + back} ${tip.y + 3.5}`]
    : [`${tip.x - 3.5} ${tip.y + back}`, `${tip.x + 3.5} ${tip.y + back}`];
  return `M${one}L${tip.x} ${tip.y}L${other}`;
}
