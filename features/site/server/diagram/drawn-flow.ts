import type { DiagramFlow } from "../../contract/diagram/diagram.ts";

/** A flow as listed. `reach` and `isHere` follow from its nodes. */
export type DrawnFlow = Omit<DiagramFlow, "reach" | "isHere">;
