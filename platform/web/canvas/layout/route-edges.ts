import type { Direction, GraphEdge, PlacedEdge, PlacedNode, Point } from "./graph-layout.ts";

/**
 * Routes edges from one side of a node to the opposite side of the next, around the nodes of the ranks between
 * them. Edges of one side are spread evenly, ordered so that they do not cross there.
 */
export function routeEdges(
  edges: readonly (PlacedEdge & GraphEdge)[],
  nodes: readonly PlacedNode[],
  direction: Direction,
): PlacedEdge[] {
  const axes = axesOf(direction);
  const boxes = new Map(nodes.map((node) => [node.id, axes.boxOf(node)]));
  const ranks = ranksOf([...boxes.values()]);
  const labels = edges.flatMap(({ label }) => (label ? [axes.spotOf(label).along] : []));
  const labelled = new Set(labels);
  const routes = edges.flatMap(({ id, from, to, points, label }): Route[] => {
    const [first, last] = [boxes.get(from), boxes.get(to)];
    if (!first || !last) return [];
    const isBack = first.start > last.start;
    const spots = points.slice(1, -1).map(axes.spotOf);
    const inner = spots.flatMap(passing(ranks, labelled));
    return [{ id, from, to, first, last, isBack, label, inner }];
  });
  return routes.map((route) => {
    const { id, from, to, first, last, isBack, inner, label } = route;
    const leaving = { along: isBack ? first.start : first.end, across: portOf(route, from, routes) };
    const arriving = { along: isBack ? last.end : last.start, across: portOf(route, to, routes) };
    return { id, label, points: [leaving, ...inner, arriving].map(axes.pointOf) };
  });
}

/** A point, in coordinates along and across the layout's direction. */
interface Spot {
  along: number;
  across: number;
}

interface Extent {
  start: number;
  end: number;
  side: number;
  breadth: number;
}

interface Route {
  id: string;
  from: string;
  to: string;
  first: Extent;
  last: Extent;
  /** Runs against the layout's direction. */
  isBack: boolean;
  inner: readonly Spot[];
  label: Point | undefined;
}

/** The position across at which an edge touches a node. Edges of one side are spread evenly along it. */
function portOf(route: Route, node: string, routes: readonly Route[]): number {
  const box = node === route.from ? route.first : route.last;
  const leaves = leavesForwards(route, node);
  const beside = routes
    .filter((other) => [other.from, other.to].includes(node) && leavesForwards(other, node) === leaves)
    .toSorted((a, b) => nextTo(a, node) - nextTo(b, node));
  const share = (beside.indexOf(route) + 1) / (beside.length + 1);
  return Math.round(box.side + box.breadth * share);
}

function leavesForwards({ from, isBack }: Route, node: string): boolean {
  return (from === node) !== isBack;
}

/** The position across of an edge's next point after a node. */
function nextTo({ from, first, last, inner }: Route, node: string): number {
  const isFrom = from === node;
  const other = isFrom ? last : first;
  return inner.at(isFrom ? 0 : -1)?.across ?? other.side + other.breadth / 2;
}

interface Rank {
  start: number;
  end: number;
}

function ranksOf(boxes: readonly Extent[]): Rank[] {
  const ranks: Rank[] = [];
  for (const { start, end } of boxes.toSorted((a, b) => a.start - b.start)) {
    const rank = ranks.at(-1);
    if (rank && start < rank.end) rank.end = Math.max(rank.end, end);
    else ranks.push({ start, end });
  }
  return ranks;
}

/**
 * Keeps an edge straight beside the nodes of a rank, because a curve would cut their corners. Between ranks it
 * keeps only points at labels; the others are dropped to leave room for the curve.
 */
function passing(ranks: readonly Rank[], labelled: ReadonlySet<number>) {
  return (spot: Spot, index: number, spots: readonly Spot[]): Spot[] => {
    const rank = ranks.find(({ start, end }) => spot.along > start && spot.along < end);
    if (!rank) return labelled.has(spot.along) ? [spot] : [];
    const isForwards = (spots[index + 1] ?? spot).along >= (spots[index - 1] ?? spot).along;
    const ends = [rank.start, rank.end].map((along) => ({ along, across: spot.across }));
    return isForwards ? ends : ends.toReversed();
  };
}

function axesOf(direction: Direction) {
  const isRight = direction === "right";
  return {
    spotOf: ({ x, y }: Point): Spot => (isRight ? { along: x, across: y } : { along: y, across: x }),
    pointOf: ({ along, across }: Spot): Point =>
      isRight ? { x: along, y: across } : { x: across, y: along },
    boxOf: ({ x, y, width, height }: PlacedNode): Extent =>
      isRight
        ? { start: x, end: x + width, side: y, breadth: height }
        : { start: y, end: y + height, side: x, breadth: width },
  };
}
