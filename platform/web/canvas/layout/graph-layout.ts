export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The direction of the edges. */
export type Direction = "right" | "down";

export interface GraphNode {
  id: string;
  width: number;
  height: number;
  /** The name of its group, if any. */
  group?: string | undefined;
}

export interface GraphEdge {
  id: string;
  from: string;
  to: string;
}

export interface Graph {
  nodes: readonly GraphNode[];
  edges: readonly GraphEdge[];
}

export interface PlacedNode extends Box {
  id: string;
}

export interface PlacedEdge {
  id: string;
  /** From border to border of its nodes. Both ends are parallel to the layout's direction. */
  points: readonly Point[];
  /** The middle of its label, clear of nodes and other labels. Undefined when labels have no size. */
  label: Point | undefined;
}

export interface PlacedGroup extends Box {
  name: string;
}

/** Lengths in pixels, from the upper left corner of the drawing. */
export interface GraphLayout {
  direction: Direction;
  width: number;
  height: number;
  nodes: readonly PlacedNode[];
  edges: readonly PlacedEdge[];
  groups: readonly PlacedGroup[];
}
