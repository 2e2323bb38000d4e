import { passKey } from "./columns.ts";
import type { LayoutEdge, LayoutNode, PlacedLine, PlacedNode, Point } from "./picture.ts";
import { placeMarkers } from "./place-markers.ts";

interface Drawn {
  edges: readonly LayoutEdge[];
  nodes: readonly LayoutNode[];
  placed: readonly PlacedNode[];
  middleOf: (key: string) => number;
  xOf: (rank: number) => number;
  /** Of a column. */
  widthPx: number;
}

/** A curve for each edge, from the right side of its first node to the left side of its last one. */
export function drawLines(drawn: Drawn): PlacedLine[] {
  const { edges, nodes, placed, middleOf, xOf, widthPx } = drawn;
  const ranks = new Map(nodes.map(({ id, rank }) => [id, rank]));
  const boxes = new Map(placed.map((box) => [box.id, box]));
  const routes = edges.map((edge) => {
    const [first = 0, last = 0] = [ranks.get(edge.from), ranks.get(edge.to)];
    const between = Array.from({ length: Math.max(0, last - first - 1) }, (_, index) => first + 1 + index);
    const passed = between.map((rank) => ({ rank, y: middleOf(passKey(edge.id, rank)) }));
    return {
      edge,
      passed,
      startY: passed[0]?.y ?? middleOf(edge.to),
      endY: passed.at(-1)?.y ?? middleOf(edge.from),
    };
  });
  const sharesOf = (id: string, side: "from" | "to") =>
    routes
      .filter(({ edge }) => edge[side] === id)
      .toSorted((a, b) => (side === "from" ? a.startY - b.startY : a.endY - b.endY))
      .map(({ edge }) => edge.id);
  const drawnLines = routes.flatMap(({ edge, passed }) => {
    const [from, to] = [boxes.get(edge.from), boxes.get(edge.to)];
    if (!from || !to) return [];
    const arrivals = sharesOf(edge.to, "to");
    const start = { x: from.x + from.width, y: portY(from, sharesOf(edge.from, "from"), edge.id) };
    const end = { x: to.x, y: portY(to, arrivals, edge.id) };
    const stops = passed.map(
      ({ rank, y }) =>
        [
          { x: xOf(rank), y },
          { x: xOf(rank) + widthPx, y },
        ] as const,
    );
    const lastStart = stops.at(-1)?.[1] ?? start;
    return {
      id: edge.id,
      d: pathThrough(start, stops, end),
      candidates: candidatesBetween(start, stops, lastStart, end),
      start: { ...start, points: "left" as const },
      end: { ...end, points: "right" as const },
    };
  });
  const markers = placeMarkers(drawnLines, placed);
  return drawnLines.map(({ candidates, ...line }) => ({
    ...line,
    marker: markers.get(line.id) ?? candidates[0] ?? line.end,
  }));
}

/** Along the last curve, where lines have parted, then along what passes through columns, then along the first curve. */
function candidatesBetween(start: Point, stops: readonly Stop[], lastStart: Point, end: Point): Point[] {
  const shares = [0.5, 0.6, 0.4, 0.68, 0.32, 0.76, 0.24, 0.84, 0.16];
  const passing = stops.map(([entry, exit]) => ({ x: Math.round((entry.x + exit.x) / 2), y: entry.y }));
  const firstEnd = stops[0]?.[0] ?? end;
  return [
    ...shares.map((share) => pointOnCurve(lastStart, end, share)),
    ...passing,
    ...shares.map((share) => pointOnCurve(start, firstEnd, share)),
  ];
}

/** Where a line enters and leaves a column through which it passes. */
type Stop = readonly [Point, Point];

function portY(box: PlacedNode, shares: readonly string[], edgeId: string): number {
  const share = (shares.indexOf(edgeId) + 1) / (shares.length + 1);
  return Math.round(box.y + box.height * share);
}

function pathThrough(start: Point, stops: readonly Stop[], end: Point): string {
  let at = start;
  let path = `M${start.x} ${start.y}`;
  for (const [entry, exit] of stops) {
    path += `${curve(at, entry)}H${exit.x}`;
    at = exit;
  }
  return path + curve(at, end);
}

function curve(from: Point, to: Point): string {
  const middle = Math.round((from.x + to.x) / 2);
  return `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
}

function pointOnCurve(from: Point, to: Point, share: number): Point {
  const rest = 1 - share;
  const middle = (from.x + to.x) / 2;
  const x = rest ** 3 * from.x + 3 * rest * share * middle + share ** 3 * to.x;
  const y = rest ** 2 * (rest + 3 * share) * from.y + share ** 2 * (share + 3 * rest) * to.y;
  return { x: Math.round(x), y: Math.round(y) };
}
