import type { LayoutNode, PlacedNode, PlacedZone } from "./picture.ts";
import { sizes } from "./sizes.ts";

/** The areas around the nodes that name them, with room for the name at the top. */
export function drawZones(nodes: readonly LayoutNode[], placed: readonly PlacedNode[]): PlacedZone[] {
  const names = [...new Set(nodes.map(({ zone }) => zone))].filter((name) => name !== "");
  return names.map((name) => {
    const inside = placed.filter(({ id }) => nodes.find((node) => node.id === id)?.zone === name);
    const left = Math.min(...inside.map(({ x }) => x)) - sizes.zonePadding;
    const top = Math.min(...inside.map(({ y }) => y)) - sizes.zonePadding - sizes.zoneHead;
    const right = Math.max(...inside.map(({ x, width }) => x + width)) + sizes.zonePadding;
    const bottom = Math.max(...inside.map(({ y, height }) => y + height)) + sizes.zonePadding;
    return { name, x: left, y: top, width: right - left, height: bottom - top };
  });
}
