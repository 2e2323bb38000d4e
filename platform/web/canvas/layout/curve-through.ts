import type { Direction, Point } from "./graph-layout.ts";

/** The SVG path of an edge. Its tangent at each point is parallel to the layout's direction. */
export function curveThrough([start, ...rest]: readonly Point[], direction: Direction): string {
  if (!start) return "";
  let at = start;
  let path = `M${at.x} ${at.y}`;
  for (const to of rest) {
    path += at.x === to.x || at.y === to.y ? `L${to.x} ${to.y}` : bend(at, to, direction);
    at = to;
  }
  return path;
}

function bend(from: Point, to: Point, direction: Direction): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return direction === "right"
    ? `C${x} ${from.y} ${x} ${to.y} ${to.x} ${to.y}`
    : `C${from.x} ${y} ${to.x} ${y} ${to.x} ${to.y}`;
}
