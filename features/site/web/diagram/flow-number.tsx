import { ArrowUpRight } from "lucide-react";
import { type CanvasLook, useCanvasLooks } from "#platform/web/canvas/canvas-looks.ts";
import { EdgeLabel } from "#platform/web/canvas/edge-label.tsx";
import type { Point } from "#platform/web/canvas/layout/graph-layout.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import type { DiagramFlow } from "../../contract/index.ts";

/** The number of a flow on its edge; one whose data leaves has an arrow beside it. */
export function FlowNumber({ flow: { id, reach }, number, name, at }: FlowNumberProps) {
  const { lookOf, choose } = useCanvasLooks();
  const look = lookOf(id);
  const isOutside = reach === "outside";
  return (
    <EdgeLabel at={at}>
      <button
        type="button"
        data-edge={id}
        aria-label={name}
        aria-pressed={look === "chosen"}
        onClick={() => choose(id)}
        className={classNames(
          "hit-area flex h-4.5 min-w-4.5 items-center justify-center border px-1 font-mono text-2xs hover:border-accent",
          isOutside ? "rounded-sm" : "rounded-full",
          looks[look],
        )}
      >
        {number}
        {isOutside && <ArrowUpRight aria-hidden="true" size={11} className="ml-0.5" />}
      </button>
    </EdgeLabel>
  );
}

const looks: Record<CanvasLook, string> = {
  plain: "border-line-3 bg-paper-1 text-ink-1",
  lit: "border-accent bg-accent-soft text-ink-1",
  chosen: "border-accent bg-accent text-on-accent",
  dim: "border-line-2 bg-paper-1 text-ink-3",
};

interface FlowNumberProps {
  flow: DiagramFlow;
  number: number;
  name: string;
  at: Point;
}
