import type { DiagramFlow, DiagramNode } from "../../../contract/index.ts";
import { fitsBesideEachOther, layeredLayout } from "./layered-layout.ts";
import type { LayoutEdge, LayoutInput, LayoutNode, Picture } from "./picture.ts";
import { rankByUse } from "./rank-by-use.ts";
import { stackedLayout } from "./stacked-layout.ts";
import { withLoners } from "./with-loners.ts";

export interface View {
  nodes: readonly DiagramNode[];
  flows: readonly DiagramFlow[];
}

/** The picture of where data goes; what this installation does without is left out. */
export function layoutData({ nodes, flows }: View, widthPx: number): Picture {
  const shown = nodes.filter(({ isHere }) => isHere);
  const placed = shown.map(({ id, kind, place }): LayoutNode => {
    const rank = place === "person" ? 0 : kind === "program" ? 1 : place === "installation" ? 2 : 3;
    return { id, rank, zone: place, group: place === "outside" ? 1 : 0 };
  });
  const edges = flows
    .filter(({ isHere }) => isHere)
    .map(({ id, from, to }): LayoutEdge => {
      const isAround = from === "browser" && to !== "server";
      return { id, from, to, bundle: id, isAround };
    });
  return layout({ nodes: withoutEmptyRanks(placed), edges, widthPx });
}

/** The picture of the features; those that use none and are used by none stand below. */
export function layoutFeatures({ nodes, flows }: View, widthPx: number): Picture {
  const isLinked = ({ id }: DiagramNode) => flows.some(({ from, to }) => from === id || to === id);
  const linked = nodes.filter(isLinked).map(({ id }) => id);
  const loners = nodes.filter((node) => !isLinked(node)).map(({ id }) => id);
  const ranks = rankByUse(linked, (id) => flows.filter(({ from }) => from === id).map(({ to }) => to));
  const placed = linked.map((id): LayoutNode => ({ id, rank: ranks.get(id) ?? 0, zone: "", group: 0 }));
  const edges = flows.map(({ id, from, to }): LayoutEdge => ({ id, from, to, bundle: to, isAround: false }));
  return withLoners(layout({ nodes: placed, edges, widthPx }), loners);
}

function layout(input: LayoutInput): Picture {
  return fitsBesideEachOther(input) ? layeredLayout(input) : stackedLayout(input);
}

function withoutEmptyRanks(nodes: readonly LayoutNode[]): LayoutNode[] {
  const used = [...new Set(nodes.map(({ rank }) => rank))].toSorted((a, b) => a - b);
  return nodes.map((node) => ({ ...node, rank: used.indexOf(node.rank) }));
}
