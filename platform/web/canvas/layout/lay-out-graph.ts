import { Graph as DagreGraph, type EdgeLabel, type GraphLabel, layout, type NodeLabel } from "@dagrejs/dagre";
import type {
  Direction,
  Graph,
  GraphEdge,
  GraphLayout,
  GraphNode,
  PlacedGroup,
  PlacedNode,
  Point,
} from "./graph-layout.ts";
import { routeEdges } from "./route-edges.ts";

/**
 * Lays a directed graph out in ranks with few edge crossings (dagre, after Gansner et al., "A Technique for Drawing
 * Directed Graphs", 1993). Deterministic.
 */
export function layOutGraph(graph: Graph, options: LayoutOptions): GraphLayout {
  const { direction } = options;
  const laidOut = runDagre(graph, options);
  const nodes = graph.nodes.map(({ id, width, height }): PlacedNode => {
    const { x = 0, y = 0 } = laidOut.node(id);
    return { id, x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height };
  });
  const edges = graph.edges.map((edge) => {
    const { points = [], x = 0, y = 0 } = laidOut.edge(nameOf(edge));
    return { ...edge, points: points.map(rounded), label: options.label && rounded({ x, y }) };
  });
  const routed = routeEdges(edges, nodes, direction);
  return enclose({ direction, nodes, edges: routed, groups: frameGroups(graph.nodes, nodes) });
}

export interface LayoutOptions {
  direction: Direction;
  gaps: Gaps;
  /** The space reserved for each edge's label. Absent: no labels. */
  label?: { width: number; height: number };
}

interface Gaps {
  rank: number;
  /** Pixels between nodes of one rank. */
  node: number;
  /** Pixels between parallel edges. */
  edge: number;
}

function runDagre({ nodes, edges }: Graph, { direction, gaps, label }: LayoutOptions) {
  const graph = new DagreGraph<GraphLabel, NodeLabel, EdgeLabel>({ compound: true, multigraph: true });
  graph.setGraph({
    rankdir: direction === "right" ? "LR" : "TB",
    ranksep: gaps.rank,
    nodesep: gaps.node,
    edgesep: gaps.edge,
  });
  for (const { id, width, height } of nodes) graph.setNode(id, { width, height });
  for (const { id, group } of nodes) {
    if (!group) continue;
    graph.setNode(groupPrefix + group, { width: 0, height: 0 });
    graph.setParent(id, groupPrefix + group);
  }
  for (const edge of edges) graph.setEdge(nameOf(edge), { ...label, labelpos: "c" });
  layout(graph);
  return graph;
}

/** Separates group names from node ids, which contain no space. */
const groupPrefix = "group: ";

function nameOf({ id, from, to }: GraphEdge) {
  return { v: from, w: to, name: id };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

/** Moves the drawing to 0, 0 and measures it. */
function enclose({ direction, nodes, edges, groups }: Omit<GraphLayout, "width" | "height">): GraphLayout {
  const lines = edges.flatMap(({ points, label }) => (label ? [...points, label] : points));
  const marks = lines.map((point) => ({ ...point, width: 0, height: 0 }));
  const all = [...nodes, ...groups, ...marks];
  if (all.length === 0) return { direction, width: 0, height: 0, nodes: [], edges: [], groups: [] };
  const left = Math.min(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  const moved = <At extends Point>(at: At): At => ({ ...at, x: at.x - left, y: at.y - top });
  return {
    direction,
    width: Math.max(...all.map(({ x, width }) => x + width)) - left,
    height: Math.max(...all.map(({ y, height }) => y + height)) - top,
    nodes: nodes.map(moved),
    groups: groups.map(moved),
    edges: edges.map((edge) => ({
      id: edge.id,
      points: edge.points.map(moved),
      label: edge.label && moved(edge.label),
    })),
  };
}

/** Pixels between a group's border and its nodes. `head`: the top, with the group's name. */
const groupPadding = { side: 12, head: 32 } as const;

/** The bounding box of each group, with padding. */
function frameGroups(nodes: readonly GraphNode[], placed: readonly PlacedNode[]): PlacedGroup[] {
  const names = new Set(nodes.map(({ group }) => group).filter((name) => name !== undefined));
  return [...names].map((name) => {
    const members = new Set(nodes.filter(({ group }) => group === name).map(({ id }) => id));
    const inside = placed.filter(({ id }) => members.has(id));
    const x = Math.min(...inside.map((node) => node.x)) - groupPadding.side;
    const y = Math.min(...inside.map((node) => node.y)) - groupPadding.head;
    const right = Math.max(...inside.map((node) => node.x + node.width)) + groupPadding.side;
    const bottom = Math.max(...inside.map((node) => node.y + node.height)) + groupPadding.side;
    return { name, x, y, width: right - x, height: bottom - y };
  });
}
