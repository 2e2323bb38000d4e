import { createContext, useContext } from "react";

/** The highlight of a node or edge. `dim`: unrelated to the current choice. `lit`: related to it. */
export type CanvasLook = "plain" | "lit" | "chosen" | "dim";

/**
 * The state that changes while a person views a canvas. Kept out of the nodes and edges, because a change of one
 * of them renders all of them again.
 */
export interface CanvasLooks {
  lookOf: (id: string) => CanvasLook;
  /** Chooses a node or edge by its id. */
  choose: (id: string) => void;
}

export const CanvasLooksContext = createContext<CanvasLooks>({
  lookOf: () => "plain",
  choose: () => undefined,
});

export function useCanvasLooks(): CanvasLooks {
  return useContext(CanvasLooksContext);
}
