import type { GraphEdge, GraphLayout } from "./layout/graph-layout.ts";
import type { RoutedEdgeData } from "./routed-edge.tsx";

/** Converts a layout's edges for the canvas. Hidden from screen readers, which read the list beside the canvas. */
export function routedEdges(
  { direction, edges }: GraphLayout,
  edgeOf: (id: string) => (GraphEdge & EdgeStyle) | undefined,
): RoutedEdgeData[] {
  return edges.flatMap(({ id, points }) => {
    const edge = edgeOf(id);
    if (!edge) return [];
    const { from, to, dashes, isBothWays, widthPx } = edge;
    return [
      {
        id,
        type: "routed",
        source: from,
        target: to,
        data: { points, direction, dashes, isBothWays, widthPx },
        ariaRole: "presentation",
        domAttributes: { "aria-roledescription": undefined, "aria-label": undefined, "aria-hidden": true },
      },
    ];
  });
}

interface EdgeStyle {
  dashes?: string | undefined;
  isBothWays: boolean;
  widthPx?: number | undefined;
}
