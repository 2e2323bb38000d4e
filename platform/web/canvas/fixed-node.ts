import { type Node, Position } from "@xyflow/react";
import type { Box } from "./layout/graph-layout.ts";

/**
 * A node of fixed size and position. Omits the library's labels for screen readers, because the elements inside
 * have names and roles.
 */
export function fixedNode<Data extends Record<string, unknown>, Type extends string>(
  { id, x, y, width, height }: Box & { id: string },
  type: Type,
  data: Data,
): Node<Data, Type> & { type: Type } {
  const middle = { y: height / 2, width: 1, height: 1 };
  return {
    id,
    type,
    data,
    position: { x, y },
    width,
    height,
    measured: { width, height },
    // Set before the library measures, so that the first paint includes the edges.
    handles: [
      { ...middle, type: "target", position: Position.Left, x: 0 },
      { ...middle, type: "source", position: Position.Right, x: width },
    ],
    zIndex: type === "area" ? -1 : 0,
    domAttributes: { "aria-roledescription": undefined, "aria-describedby": undefined },
  };
}
