import type { GraphNode, PlacedGroup, PlacedNode } from "./graph-layout.ts";

/** Pixels between a group's border and its nodes. `head`: the top, with the group's name. */
export const groupPadding = { side: 12, head: 32 } as const;

/** The bounding box of each group, with padding. */
export function frameGroups(nodes: readonly GraphNode[], placed: readonly PlacedNode[]): PlacedGroup[] {
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
