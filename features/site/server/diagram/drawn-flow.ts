import type { DiagramFlow } from "../../contract/diagram/diagram.ts";

/** A flow as it is listed: whether it runs here, and how far it reaches, follows from the nodes at its ends. */
export type DrawnFlow = Omit<DiagramFlow, "reach" | "isHere">;
