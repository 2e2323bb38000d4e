import type { Picture, PlacedNode } from "./picture.ts";
import { sizes } from "./sizes.ts";

/** Adds, below the rest, rows of nodes that no line leads to. */
export function withLoners(picture: Picture, ids: readonly string[]): Picture {
  if (ids.length === 0) return picture;
  const [gap, left] = [14, sizes.zonePadding + 1];
  const inner = picture.width - 2 * left;
  const perRow = Math.max(1, Math.floor((inner + gap) / (sizes.nodeMinWidth + gap)));
  const columns = Math.min(perRow, ids.length);
  const width = Math.min(sizes.nodeMaxWidth, Math.floor((inner - (columns - 1) * gap) / columns));
  const zoneTop = picture.height + 28;
  const top = zoneTop + sizes.zoneHead + sizes.zonePadding;
  const nodes = ids.map((id, index): PlacedNode => {
    const x = left + (index % columns) * (width + gap);
    const y = top + Math.floor(index / columns) * (sizes.nodeHeight + gap);
    return { id, x, y, width, height: sizes.nodeHeight };
  });
  const bottom = Math.max(...nodes.map(({ y }) => y)) + sizes.nodeHeight + sizes.zonePadding;
  const zone = { name: "alone", x: 1, y: zoneTop, width: picture.width - 2, height: bottom - zoneTop };
  return {
    ...picture,
    height: bottom + 2,
    nodes: [...picture.nodes, ...nodes],
    zones: [...picture.zones, zone],
  };
}
