import type { ReactNode } from "react";
import { useMemo } from "react";
import { Canvas } from "#platform/web/canvas/canvas.tsx";
import type { CanvasLook } from "#platform/web/canvas/canvas-looks.ts";
import { fixedNode } from "#platform/web/canvas/fixed-node.ts";
import type { GraphLayout } from "#platform/web/canvas/layout/graph-layout.ts";
import { routedEdges } from "#platform/web/canvas/routed-edges.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import type { DiagramFlow } from "../../contract/index.ts";
import { reachDashes } from "./diagram-words.ts";
import { nameFlow } from "./flow-details.tsx";
import { FlowNumber } from "./flow-number.tsx";
import type { View } from "./lay-out-view.ts";
import { PartNode } from "./part-node.tsx";
import { diagramTexts } from "./texts/diagram-texts.ts";

/** The canvas with the parts and flows of one view. */
export function PictureView(props: PictureViewProps) {
  const { label, layout, widthPx, view, numbers, selectedId, litFlowId, onSelect, below } = props;
  const words = useTexts(diagramTexts);
  const { nodes, flows } = view;
  const drawnNodes = useMemo(() => {
    const groups = layout.groups.map(({ name, ...box }) => {
      return fixedNode({ ...box, id: `group-${name}` }, "area", { title: words.zones[name] ?? name });
    });
    const parts = layout.nodes.flatMap((box) => {
      const part = nodes.find(({ id }) => id === box.id);
      return part ? [fixedNode(box, "part", { part })] : [];
    });
    return [...groups, ...parts];
  }, [layout, nodes, words]);
  const drawnEdges = useMemo(
    () =>
      routedEdges(layout, (id) => {
        const flow = flows.find((other) => other.id === id);
        return flow && { ...flow, dashes: reachDashes[flow.reach] };
      }),
    [layout, flows],
  );
  const looks = useMemo(() => {
    const lit = litIds(flows, litFlowId ?? selectedId);
    const lookOf = (id: string): CanvasLook => {
      if (!lit) return "plain";
      if (id === selectedId) return "chosen";
      return lit.has(id) ? "lit" : "dim";
    };
    return { lookOf, choose: onSelect };
  }, [flows, litFlowId, selectedId, onSelect]);
  return (
    <Canvas
      label={label}
      layout={layout}
      nodes={drawnNodes}
      edges={drawnEdges}
      nodeTypes={nodeTypes}
      looks={looks}
      shownId={litFlowId ?? selectedId}
      widthPx={widthPx}
      below={below}
    >
      {layout.edges.map(({ id, label: at }) => {
        const flow = flows.find((other) => other.id === id);
        const number = numbers.get(id);
        if (!flow || !at || number === undefined) return null;
        const name = `${number}: ${nameFlow(flow, nodes, words)}, ${flow.label}`;
        return <FlowNumber key={id} flow={flow} number={number} name={name} at={at} />;
      })}
    </Canvas>
  );
}

const nodeTypes = { part: PartNode };

interface PictureViewProps {
  label: string;
  layout: GraphLayout;
  widthPx: number;
  view: View;
  /** Of the flows that have one. */
  numbers: ReadonlyMap<string, number>;
  /** A node or a flow. */
  selectedId: string | undefined;
  /** The flow on which a message is on its way. */
  litFlowId: string | undefined;
  onSelect: (id: string) => void;
  /** Under the picture. */
  below?: ReactNode;
}

/** What belongs to a node (its flows and their other ends) or to a flow (its ends); undefined: nothing is chosen. */
function litIds(flows: readonly DiagramFlow[], id: string | undefined): Set<string> | undefined {
  if (!id) return undefined;
  const near = flows.filter((flow) => flow.isHere && [flow.id, flow.from, flow.to].includes(id));
  return new Set([id, ...near.flatMap((flow) => [flow.id, flow.from, flow.to])]);
}
