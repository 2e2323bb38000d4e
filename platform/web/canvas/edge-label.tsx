import { ViewportPortal } from "@xyflow/react";
import type { ReactNode } from "react";
import type { Point } from "./layout/graph-layout.ts";

/** A label centred at a point, painted above nodes and edges. In tab order it follows all nodes. */
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
