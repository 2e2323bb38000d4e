import type { Node, NodeProps } from "@xyflow/react";
import { type CanvasLook, useCanvasLooks } from "#platform/web/canvas/canvas-looks.ts";
import { NodeBox } from "#platform/web/canvas/node-box.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";
import type { DiagramNode } from "../../contract/index.ts";
import { NodeGlyph } from "./node-glyph.tsx";

export type PartNodeData = Node<{ part: DiagramNode }, "part">;

/** One part on the canvas. */
export function PartNode({ id, data: { part } }: NodeProps<PartNodeData>) {
  const { lookOf } = useCanvasLooks();
  const look = lookOf(id);
  return (
    <NodeBox
      id={id}
      isDashed={!part.isHere}
      aria-label={part.variant ? `${part.label}, ${part.variant}` : part.label}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-0.5 px-2.5"
    >
      <span
        className={classNames(
          "flex min-w-0 items-center gap-2 text-sm leading-4 font-medium",
          inks[look].label,
        )}
      >
        <NodeGlyph kind={part.kind} />
        <span className="truncate">{part.label}</span>
      </span>
      {part.variant && (
        <span className={classNames("truncate font-mono text-2xs", inks[look].variant)}>{part.variant}</span>
      )}
    </NodeBox>
  );
}

const full = { label: "text-ink-1", variant: "text-ink-2" };
const inks: Record<CanvasLook, typeof full> = {
  plain: full,
  lit: full,
  chosen: full,
  dim: { label: "text-ink-3", variant: "text-ink-3" },
};
