export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where edges lead. */
export type Direction = "right" | "down";

export interface GraphNode {
  id: string;
  width: number;
  height: number;
  /** Name of the area around it and others; left out: it stands in none. */
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
  /** From the border of its first node to that of its last one, along the direction of the layout or against it. */
  points: readonly Point[];
  /** Where its label covers neither a node nor another label; undefined when labels have no size. */
  label: Point | undefined;
}

export interface PlacedGroup extends Box {
  name: string;
}

/** All lengths in pixels, from the upper left corner of the drawing. */
export interface GraphLayout {
  direction: Direction;
  width: number;
  height: number;
  nodes: readonly PlacedNode[];
  edges: readonly PlacedEdge[];
  groups: readonly PlacedGroup[];
}
