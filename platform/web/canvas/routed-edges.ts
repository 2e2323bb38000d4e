import type { GraphEdge, GraphLayout } from "./layout/graph-layout.ts";
import type { RoutedEdgeData } from "./routed-edge.tsx";

/** The edges of a layout as the canvas draws them. Screen readers learn of them from the list beside the canvas. */
export function routedEdges(
  { direction, edges }: GraphLayout,
  edgeOf: (id: string) => (GraphEdge & EdgeStyle) | undefined,
): RoutedEdgeData[] {
  return edges.flatMap(({ id, points }) => {
    const edge = edgeOf(id);
    if (!edge) return [];
    const { from, to, dashes, isBothWays } = edge;
    return [
      {
        id,
        type: "routed",
        source: from,
        target: to,
        data: { points, direction, dashes, isBothWays },
        ariaRole: "presentation",
        domAttributes: { "aria-roledescription": undefined, "aria-label": undefined, "aria-hidden": true },
      },
    ];
  });
}

interface EdgeStyle {
  dashes?: string | undefined;
  isBothWays: boolean;
}
