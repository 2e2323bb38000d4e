import type { DiagramFlow } from "../../contract/index.ts";

/** The flows that there are, with the number under which picture and list show them. */
export function numberFlows(flows: readonly DiagramFlow[]): { flow: DiagramFlow; number: number }[] {
  return flows.filter(({ isHere }) => isHere).map((flow, index) => ({ flow, number: index + 1 }));
}
