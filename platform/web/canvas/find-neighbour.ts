import type { PlacedNode } from "./layout/graph-layout.ts";

const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;

export type Arrow = (typeof arrows)[number];

export function isArrow(key: string): key is Arrow {
  return arrows.some((arrow) => arrow === key);
}

/** Returns the id of the nearest node in the direction of an arrow key, or `from` if there is none. */
export function findNeighbour(nodes: readonly PlacedNode[], from: string, arrow: Arrow): string {
  const start = nodes.find(({ id }) => id === from);
  if (!start) return from;
  const reached = nodes
    .filter(({ id }) => id !== from)
    .map((node) => ({ id: node.id, ...offset(start, node, arrow) }))
    .filter(({ ahead, aside }) => ahead > 8 && aside <= ahead * 2.5)
    .toSorted((a, b) => a.ahead + a.aside * 1.6 - (b.ahead + b.aside * 1.6));
  return reached[0]?.id ?? from;
}

function offset(from: PlacedNode, to: PlacedNode, arrow: Arrow) {
  const dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const dy = to.y + to.height / 2 - (from.y + from.height / 2);
  const isSideways = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowLeft" || arrow === "ArrowUp" ? -1 : 1;
  return { ahead: sign * (isSideways ? dx : dy), aside: Math.abs(isSideways ? dy : dx) };
}
