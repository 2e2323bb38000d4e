import type { PlacedNode, Point } from "./picture.ts";

export interface MarkedLine {
  id: string;
  /** Where its number may stand, the best place first. */
  candidates: readonly Point[];
}

/** Half of the room that a number takes. */
const half = { width: 18, height: 11 };

/** Between the middles of two numbers, so that a finger or a pointer hits the right one. */
const apart = { x: 31, y: 26 };

/** A place for the number of each line where it covers neither a node nor another number, as long as there is one. */
export function placeMarkers(lines: readonly MarkedLine[], nodes: readonly PlacedNode[]): Map<string, Point> {
  const placed = new Map<string, Point>();
  for (const { id, candidates } of lines) {
    const taken = [...placed.values()];
    const free = candidates.filter((point) => !nodes.some((node) => touches(node, point)));
    const clear = free.find((point) => !taken.some((other) => overlaps(other, point)));
    const [first = { x: 0, y: 0 }] = free.length > 0 ? free : candidates;
    placed.set(id, clear ?? first);
  }
  return placed;
}

function overlaps(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < apart.x && Math.abs(a.y - b.y) < apart.y;
}

function touches({ x, y, width, height }: PlacedNode, point: Point): boolean {
  const isBeside = point.x < x - half.width || point.x > x + width + half.width;
  return !isBeside && point.y > y - half.height && point.y < y + height + half.height;
}
