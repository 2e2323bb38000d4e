import { useMemo, useRef } from "react";
import { Canvas } from "#platform/web/canvas/canvas.tsx";
import type { CanvasLook } from "#platform/web/canvas/canvas-looks.ts";
import { fixedNode } from "#platform/web/canvas/fixed-node.ts";
import { routedEdges } from "#platform/web/canvas/routed-edges.ts";
import { useWidth } from "#platform/web/canvas/use-width.ts";
import type { ModelTraffic } from "../../contract/model-traffic.ts";
import { edgeId, layOutTraffic, readShape, shapeOf } from "./lay-out-traffic.ts";
import { nameNode } from "./name-node.ts";
import { TrafficNodeBox } from "./traffic-node.tsx";

/** The flow of calls as a drawing. It is laid out anew only when a node or an edge comes or goes. */
export function TrafficCanvas({ traffic, chosenId, onChoose }: TrafficCanvasProps) {
  const { edges } = traffic;
  const room = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(room);
  const shape = shapeOf(traffic);
  const layout = useMemo(
    () => (widthPx > 0 ? layOutTraffic(readShape(shape), widthPx) : undefined),
    [shape, widthPx],
  );
  const looks = useMemo(() => {
    const lit = litIds(edges, chosenId);
    const lookOf = (id: string): CanvasLook => {
      if (!lit) return "plain";
      if (id === chosenId) return "chosen";
      return lit.has(id) ? "lit" : "dim";
    };
    return { lookOf, choose: onChoose };
  }, [edges, chosenId, onChoose]);
  const drawn = useMemo(() => layout && drawingOf(layout, traffic), [layout, traffic]);
  return (
    <div ref={room} className="min-h-48">
      {layout && drawn && (
        <Canvas
          label="Flow of calls from workspaces and purposes to models"
          layout={layout}
          nodes={drawn.nodes}
          edges={drawn.edges}
          nodeTypes={nodeTypes}
          looks={looks}
          shownId={chosenId}
          widthPx={widthPx}
        />
      )}
    </div>
  );
}

const nodeTypes = { traffic: TrafficNodeBox };
const kinds = { workspace: "Workspace", purpose: "Purpose", model: "Model" };

function drawingOf(layout: ReturnType<typeof layOutTraffic>, { nodes, edges }: ModelTraffic) {
  const groups = layout.groups.map(({ name, ...box }) =>
    fixedNode({ ...box, id: `group-${name}` }, "area", { title: name }),
  );
  const boxes = layout.nodes.flatMap((box) => {
    const node = nodes.find(({ id }) => id === box.id);
    if (!node) return [];
    const near = edges.filter(({ from, to }) => (node.kind === "model" ? to : from) === node.id);
    const sum = (of: "calls" | "failed") => near.reduce((total, edge) => total + edge[of], 0);
    const data = { name: nameNode(node), kind: kinds[node.kind], calls: sum("calls"), failed: sum("failed") };
    return [fixedNode(box, "traffic", data)];
  });
  const most = Math.max(1, ...edges.map(({ calls }) => calls));
  const lines = routedEdges(layout, (id) => {
    const edge = edges.find((each) => edgeId(each) === id);
    if (!edge) return undefined;
    const { from, to, calls, failed } = edge;
    return {
      ...{ id, from, to, isBothWays: false, widthPx: 1 + 4 * (calls / most) },
      ...(failed * 10 > calls ? { dashes: "6 4" } : {}),
    };
  });
  return { nodes: [...groups, ...boxes], edges: lines };
}

/** A node with its edges and their other ends. Undefined: nothing is chosen. */
function litIds(edges: ModelTraffic["edges"], id: string | undefined): Set<string> | undefined {
  if (!id) return undefined;
  const near = edges.filter((edge) => [edge.from, edge.to, edgeId(edge)].includes(id));
  return new Set([id, ...near.flatMap((edge) => [edgeId(edge), edge.from, edge.to])]);
}

interface TrafficCanvasProps {
  traffic: ModelTraffic;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}
