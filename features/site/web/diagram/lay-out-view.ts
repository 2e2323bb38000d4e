import type { Graph, GraphLayout } from "#platform/web/canvas/layout/graph-layout.ts";
import { type LayoutOptions, layOutGraph } from "#platform/web/canvas/layout/lay-out-graph.ts";
import { stackLayouts } from "#platform/web/canvas/layout/stack-layouts.ts";
import { canvasMargin } from "#platform/web/canvas/view-of-drawing.ts";
import type { DiagramFlow, DiagramNode } from "../../contract/index.ts";

export interface View {
  nodes: readonly DiagramNode[];
  flows: readonly DiagramFlow[];
}

/** Where data goes; what this installation does without is left out. */
export function layOutData({ nodes, flows }: View, widthPx: number): GraphLayout {
  const shown = nodes.filter(({ isHere }) => isHere);
  const edges = flows.filter(({ isHere }) => isHere);
  return widestThatFits(widthPx, dataSizes, ({ width, rankGap }) => {
    const sized = shown.map(({ id, place }) => ({ id, width, height: 52, group: place }));
    const gaps = { rank: rankGap, node: 24, edge: 16 };
    return layOutGraph({ nodes: sized, edges }, { direction: "right", gaps, label: numberRoom });
  });
}

/** The features as they use each other; those that use none and are used by none stand below. */
export function layOutFeatures({ nodes, flows }: View, widthPx: number): GraphLayout {
  const isLinked = ({ id }: DiagramNode) => flows.some(({ from, to }) => from === id || to === id);
  return widestThatFits(widthPx, featureSizes, ({ width, rankGap }) => {
    const sized = ({ id }: DiagramNode) => ({ id, width, height: 44 });
    const options: LayoutOptions = { direction: "right", gaps: { rank: rankGap, node: 18, edge: 12 } };
    const linked = layOutGraph({ nodes: nodes.filter(isLinked).map(sized), edges: flows }, options);
    const alone = nodes.filter((node) => !isLinked(node)).map((node) => ({ ...sized(node), group: "alone" }));
    if (alone.length === 0) return linked;
    const rows = layOutGraph(inRows(alone, linked.width, width), { ...options, direction: "down" });
    return stackLayouts(linked, { ...rows, edges: [] }, 28);
  });
}

/** Of the number of a flow, with room for a finger or a pointer to hit the right one. */
const numberRoom = { width: 30, height: 24 };

interface Size {
  /** Of a node. */
  width: number;
  rankGap: number;
}

/** The narrowest first. */
type Sizes = readonly [Size, ...Size[]];

const dataSizes: Sizes = [
  { width: 160, rankGap: 40 },
  { width: 168, rankGap: 64 },
  { width: 176, rankGap: 88 },
];

const featureSizes: Sizes = [
  { width: 124, rankGap: 36 },
  { width: 132, rankGap: 44 },
  { width: 140, rankGap: 52 },
  { width: 152, rankGap: 64 },
];

function widestThatFits(widthPx: number, sizes: Sizes, layOut: (size: Size) => GraphLayout): GraphLayout {
  const [narrowest, ...wider] = sizes;
  let best = layOut(narrowest);
  for (const size of wider) {
    const next = layOut(size);
    if (next.width + 2 * canvasMargin > widthPx) break;
    best = next;
  }
  return best;
}

/** Nodes without edges, as many beside each other as fit; an edge that is not drawn keeps each below another. */
function inRows(nodes: Graph["nodes"], widthPx: number, nodeWidth: number): Graph {
  const perRow = Math.max(1, Math.floor(widthPx / (nodeWidth + 24)));
  const edges = nodes.slice(perRow).map(({ id }, index) => ({ id, from: nodes[index]?.id ?? id, to: id }));
  return { nodes, edges };
}
