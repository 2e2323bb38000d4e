import type { Node, NodeProps } from "@xyflow/react";
import { NodeBox } from "#platform/web/canvas/node-box.tsx";
import { formatCount, formatShare } from "../usage/format-usage.ts";

export type TrafficNodeData = Node<{ name: string; kind: string; calls: number; failed: number }, "traffic">;

/** A workspace, a purpose or a model on the canvas. */
export function TrafficNodeBox({ id, data: { name, kind, calls, failed } }: NodeProps<TrafficNodeData>) {
  const words = `${formatCount(calls)} ${calls === 1 ? "call" : "calls"}`;
  const errors = failed > 0 ? `${formatShare(failed, calls)} failed` : "";
  return (
    <NodeBox
      id={id}
      aria-label={[`${kind} ${name}`, words, errors].filter(Boolean).join(", ")}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-0.5 px-2.5"
    >
      <span className="truncate text-sm leading-4 font-medium text-ink-1">{name}</span>
      <span className="truncate text-xs text-ink-2 tabular-nums">
        {words}
        {errors && <span className="text-bad"> · {errors}</span>}
      </span>
    </NodeBox>
  );
}
