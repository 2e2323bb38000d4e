import type { UsedOfLimits } from "./engine/used-of-limits.ts";

/** The tool by which an agent gives the rest of a run to another one. */
export const handOverTool = "hand_over";

/** An agent and the version of it that worked. */
export interface WorkingAgent {
  agentId: string;
  versionId: string;
}

/** One time that an agent gave the rest of a run to another one, as stored with the run. */
export interface HandOver {
  /** The tool call by which it did. */
  callId: string;
  from: WorkingAgent;
  to: WorkingAgent;
  /** What the run had used until then. The limits of the next agent count from there. */
  used: UsedOfLimits;
  /** The keys of the waits at limits until then. */
  limitWaits: string[];
}

/** Most times that one run is handed over. */
export const mostHandOvers = 3;
