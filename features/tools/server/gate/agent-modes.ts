import type { ToolMode } from "../../contract/tool-mode.ts";

/**
 * The modes that the agent of a run sets, by name of the tool. They can only narrow what the installation and the
 * workspace allow: `ask` and `off` forbid, and `automatic` permits nothing.
 */
export type AgentModes = ReadonlyMap<string, ToolMode>;

/** A run without an agent, or one that leaves all tools to the workspace. */
export const noAgentModes: AgentModes = new Map();
