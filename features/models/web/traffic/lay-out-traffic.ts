import type { GraphLayout } from "#platform/web/canvas/layout/graph-layout.ts";
import { layOutGraph } from "#platform/web/canvas/layout/lay-out-graph.ts";
import { canvasMargin } from "#platform/web/canvas/view-of-drawing.ts";
import type { ModelTraffic } from "../../contract/model-traffic.ts";

/** The id of an edge in the drawing. */
export const edgeId = ({ from, to }: { from: string; to: string }) => `${from} > ${to}`;

interface Shape {
  nodes: { id: string; provider: string | null }[];
  edges: { from: string; to: string }[];
}

/** What decides the layout, as text: equal while only numbers change. */
export function shapeOf({ nodes, edges }: Pick<ModelTraffic, "nodes" | "edges">): string {
  const shape: Shape = {
    nodes: nodes.map(({ id, provider }) => ({ id, provider })).toSorted(byId),
    edges: edges
      .map(({ from, to }) => ({ from, to }))
      .toSorted((one, other) => edgeId(one).localeCompare(edgeId(other))),
  };
  return JSON.stringify(shape);
}

export function readShape(text: string): Shape {
  return JSON.parse(text);
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id.localeCompare(other.id);
}

/** Workspaces, purposes, and models within their providers, from left to right, as wide as fits. */
export function layOutTraffic({ nodes, edges }: Shape, widthPx: number): GraphLayout {
  const [narrow, wide] = [168, 208].map((width) =>
    layOutGraph(
      {
        nodes: nodes.map(({ id, provider }) => ({ id, width, height: 52, group: provider ?? undefined })),
        edges: edges.map(({ from, to }) => ({ id: edgeId({ from, to }), from, to })),
      },
      { direction: "right", gaps: { rank: width === 168 ? 72 : 120, node: 24, edge: 10 } },
    ),
  );
  if (!narrow || !wide) throw new Error("Two widths were laid out.");
  return wide.width + 2 * canvasMargin <= widthPx ? wide : narrow;
}
