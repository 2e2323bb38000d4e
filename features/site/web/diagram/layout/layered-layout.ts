import { fillColumns } from "./columns.ts";
import { drawLines } from "./draw-lines.ts";
import { drawZones } from "./draw-zones.ts";
import { orderColumns } from "./order-columns.ts";
import type { LayoutInput, Picture, PlacedNode } from "./picture.ts";
import { placeRows } from "./place-rows.ts";
import { sizes } from "./sizes.ts";

/** Whether the columns fit beside each other with room for lines between them. */
export function fitsBesideEachOther({ nodes, widthPx }: Omit<LayoutInput, "edges">): boolean {
  const columns = countColumns(nodes);
  const narrowest = columns * sizes.nodeMinWidth + (columns - 1) * 30 + 2 * sizes.zonePadding;
  return widthPx >= narrowest && widthPx >= 560;
}

/** Columns from left to right; what belongs together stands at the same height as far as there is room. */
export function layeredLayout(input: LayoutInput): Picture {
  const { nodes, edges, widthPx } = input;
  const filled = fillColumns({ nodes, edges });
  const columns = orderColumns(filled);
  const middles = placeRows(columns, filled.links);
  const { width, xOf } = spreadColumns(columns.length, widthPx);
  const hasZones = nodes.some(({ zone }) => zone !== "");
  const top = Math.min(...middles.values()) - sizes.nodeHeight / 2;
  const margin = hasZones ? sizes.zonePadding + sizes.zoneHead + 1 : 4;
  const middleOf = (key: string) => Math.round((middles.get(key) ?? 0) - top + margin);
  const placed: PlacedNode[] = nodes.map(({ id, rank }) => ({
    id,
    x: xOf(rank),
    y: middleOf(id) - sizes.nodeHeight / 2,
    width,
    height: sizes.nodeHeight,
  }));
  const lines = drawLines({ edges, nodes, placed, middleOf, xOf, widthPx: width });
  const zones = drawZones(nodes, placed);
  const lowest = [...columns.flat()].map(
    ({ key, isNode }) =>
      middleOf(key) + (isNode ? sizes.nodeHeight / 2 + sizes.zonePadding : sizes.passHeight),
  );
  return { width: widthPx, height: Math.ceil(Math.max(0, ...lowest) + 2), nodes: placed, lines, zones };
}

function spreadColumns(count: number, widthPx: number) {
  const inner = widthPx - 2 * sizes.zonePadding - 2;
  const wished = (inner - (count - 1) * sizes.columnGap) / count;
  const width = Math.floor(Math.min(sizes.nodeMaxWidth, Math.max(sizes.nodeMinWidth, wished)));
  const step = count > 1 ? (inner - width) / (count - 1) : 0;
  return { width, xOf: (rank: number) => Math.round(sizes.zonePadding + 1 + rank * step) };
}

function countColumns(nodes: LayoutInput["nodes"]): number {
  return nodes.reduce((most, { rank }) => Math.max(most, rank + 1), 0);
}
