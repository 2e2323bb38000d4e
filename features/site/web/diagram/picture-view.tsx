import type { Ref } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import type { DiagramFlow, DiagramNode } from "../../contract/index.ts";
import type { Picture } from "./layout/picture.ts";
import { PictureButtons } from "./picture-buttons.tsx";
import { PictureLine } from "./picture-line.tsx";
import { PictureNode } from "./picture-node.tsx";
import { PictureNumber } from "./picture-number.tsx";
import { diagramTexts } from "./texts/diagram-texts.ts";

/** The drawing, and over it a button for each of its parts. */
export function PictureView(props: PictureViewProps) {
  const { label, picture, nodes, flows, numbers, selectedId, litFlowId, onSelect, ref } = props;
  const { zones } = useTexts(diagramTexts);
  const lit = litIds(flows, litFlowId ?? selectedId);
  const lookOf = (id: string) => (lit ? (lit.has(id) ? "lit" : "dim") : "plain");
  return (
    <div className="relative">
      <svg
        ref={ref}
        aria-hidden="true"
        width={picture.width}
        height={picture.height}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        className="block h-auto max-w-full"
      >
        {picture.zones.map(({ name, x, y, width, height }) => (
          <g key={name}>
            <rect
              x={x}
              y={y}
              width={width}
              height={height}
              rx={9}
              fill="var(--paper-2)"
              stroke="var(--line-1)"
            />
            <text x={x + 13} y={y + 21} fill="var(--ink-2)" fontFamily="var(--font-mono)" fontSize="11">
              {zones[name] ?? name}
            </text>
          </g>
        ))}
        {picture.lines.map((line) => {
          const flow = flows.find(({ id }) => id === line.id);
          if (!flow) return null;
          return <PictureLine key={line.id} flow={flow} line={line} look={lookOf(flow.id)} />;
        })}
        {picture.lines.map(({ id, marker }) => {
          const flow = flows.find((other) => other.id === id);
          const number = numbers.get(id);
          const look = lookOf(id);
          if (!flow || number === undefined || look === "dim") return null;
          return <PictureNumber key={id} flow={flow} number={number} at={marker} isLit={look === "lit"} />;
        })}
        {picture.nodes.map((box) => {
          const node = nodes.find(({ id }) => id === box.id);
          if (!node) return null;
          const isSelected = selectedId === node.id;
          return (
            <PictureNode key={box.id} node={node} box={box} look={lookOf(node.id)} isSelected={isSelected} />
          );
        })}
      </svg>
      <PictureButtons
        label={label}
        picture={picture}
        nodes={nodes}
        flows={flows}
        numbers={numbers}
        selectedId={selectedId}
        onSelect={onSelect}
      />
    </div>
  );
}

interface PictureViewProps {
  label: string;
  picture: Picture;
  nodes: readonly DiagramNode[];
  flows: readonly DiagramFlow[];
  /** Of the flows that have one. */
  numbers: ReadonlyMap<string, number>;
  /** A node or a flow. */
  selectedId: string | undefined;
  /** The flow on which a message is on its way. */
  litFlowId: string | undefined;
  onSelect: (id: string) => void;
  ref: Ref<SVGSVGElement>;
}

/** What belongs to a node (its flows and their other ends) or to a flow (its ends); undefined: nothing is chosen. */
function litIds(flows: readonly DiagramFlow[], id: string | undefined): Set<string> | undefined {
  if (!id) return undefined;
  const near = flows.filter((flow) => flow.isHere && [flow.id, flow.from, flow.to].includes(id));
  return new Set([id, ...near.flatMap((flow) => [flow.id, flow.from, flow.to])]);
}
