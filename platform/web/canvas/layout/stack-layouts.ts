import type { GraphLayout } from "./graph-layout.ts";

/** Stacks two drawings, aligned left. `gap` in pixels. Keeps the upper drawing's direction. */
export function stackLayouts(upper: GraphLayout, lower: GraphLayout, gap: number): GraphLayout {
  const moved = <At extends { y: number }>(at: At): At => ({ ...at, y: at.y + upper.height + gap });
  const edges = lower.edges.map((edge) => ({
    ...edge,
    points: edge.points.map(moved),
    label: edge.label && moved(edge.label),
  }));
  return {
    direction: upper.direction,
    width: Math.max(upper.width, lower.width),
    height: upper.height + gap + lower.height,
    nodes: [...upper.nodes, ...lower.nodes.map(moved)],
    edges: [...upper.edges, ...edges],
    groups: [...upper.groups, ...lower.groups.map(moved)],
  };
}
