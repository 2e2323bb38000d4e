import { Handle, Position } from "@xyflow/react";
import type { ComponentProps } from "react";
import { classNames } from "../ui/class-names.ts";
import { type CanvasLook, useCanvasLooks } from "./canvas-looks.ts";

/** The button of a node. Edges attach to its left and right borders. */
export function NodeBox({ id, isDashed, className, children, ...rest }: NodeBoxProps) {
  const { lookOf, choose } = useCanvasLooks();
  const look = lookOf(id);
  return (
    <>
      <Handle type="target" position={Position.Left} isConnectable={false} className="opacity-0" />
      <button
        type="button"
        data-node={id}
        aria-pressed={look === "chosen"}
        onClick={() => choose(id)}
        className={classNames(
          "pointer-events-auto size-full rounded-md border text-left hover:border-accent",
          isDashed && "border-dashed",
          styles[look],
          className,
        )}
        {...rest}
      >
        {children}
      </button>
      <Handle type="source" position={Position.Right} isConnectable={false} className="opacity-0" />
    </>
  );
}

interface NodeBoxProps extends Omit<ComponentProps<"button">, "id"> {
  id: string;
  /** Dashes the border: planned, not built yet. */
  isDashed?: boolean;
}

const styles: Record<CanvasLook, string> = {
  plain: "border-line-3 bg-paper-1",
  lit: "border-accent bg-accent-soft",
  chosen: "border-accent bg-accent-soft ring-1 ring-accent",
  dim: "border-line-2 bg-paper-1",
};
