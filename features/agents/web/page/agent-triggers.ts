import { type ComponentType, createContext } from "react";

export interface AgentTriggersProps {
  agentId: string;
  /** Whether the agent can be asked now: it is published, and neither archived nor withdrawn. */
  isUsable: boolean;
}

/** What starts an agent without a person. The application provides it; without it the part is not there. */
export const AgentTriggers = createContext<ComponentType<AgentTriggersProps> | null>(null);
