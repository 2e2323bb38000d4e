import { ViewportPortal } from "@xyflow/react";
import type { ReactNode } from "react";
import type { Point } from "./layout/graph-layout.ts";

/** Stands on the canvas with its middle at a point, above nodes and edges, and behind all nodes in the order of Tab. */
export function EdgeLabel({ at, children }: { at: Point; children: ReactNode }) {
  return (
    <ViewportPortal>
      <div
        className="pointer-events-auto absolute -translate-x-1/2 -translate-y-1/2"
        style={{ left: at.x, top: at.y }}
      >
        {children}
      </div>
    </ViewportPortal>
  );
}
