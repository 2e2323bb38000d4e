import { createContext, useContext } from "react";

/** How a node or an edge stands out: `dim` while something else is chosen that it does not belong to. */
export type CanvasLook = "plain" | "lit" | "chosen" | "dim";

/**
 * What changes while a canvas is looked at. It is kept apart from its nodes and edges, which are drawn anew as a whole
 * when one of them changes.
 */
export interface CanvasLooks {
  lookOf: (id: string) => CanvasLook;
  /** Of a node or an edge. */
  choose: (id: string) => void;
}

export const CanvasLooksContext = createContext<CanvasLooks>({
  lookOf: () => "plain",
  choose: () => undefined,
});

export function useCanvasLooks(): CanvasLooks {
  return useContext(CanvasLooksContext);
}
