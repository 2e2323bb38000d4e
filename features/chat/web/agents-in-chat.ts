import { type ComponentType, createContext } from "react";

export interface AgentChoiceProps {
  /** Null: the assistant, without an agent. */
  agentId: string | null;
  /** Its name, as far as it is known: null when it does not exist for the reader. */
  name: string | null | undefined;
  onChoose: (agentId: string | null) => void;
  /** Whether it was chosen here and not asked yet. */
  isChosenNow: boolean;
  /** Values of its variables, given here or kept with the conversation. */
  values: Readonly<Record<string, string>>;
  onValues: (values: Record<string, string>) => void;
}

/** What a conversation shows of the agent that answers. */
export interface AgentInChat {
  id: string;
  /** Null when it does not exist for the reader. */
  name: string | null;
  /** Whether the reader may ask it now. */
  isUsable: boolean;
  /** Questions to begin with. */
  starters: readonly string[];
  /** The agent has a model of its own, so none is chosen here. */
  hasModel: boolean;
}

/** How agents are chosen and shown. */
export interface AgentsInChatView {
  Choice: ComponentType<AgentChoiceProps>;
  /** Undefined without an id, and until the agent is known. */
  useAgent: (agentId: string | undefined) => AgentInChat | undefined;
}

/** The application provides it where people have agents. */
export const AgentsInChat = createContext<AgentsInChatView | null>(null);

/** Opens a new conversation with an agent: `/chat?agent=<id>`. */
export const agentParameter = "agent";
