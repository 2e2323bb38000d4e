import type { AgentValues } from "../contract/index.ts";

/** The values that the person of a run gave the variables of its first agent. They count for that agent alone. */
export interface GivenValues {
  agentId: string;
  values: AgentValues;
}
