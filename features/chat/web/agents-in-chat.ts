import { type ComponentType, createContext, useContext } from "react";
import { useConversation } from "./api/use-conversation.ts";
import { useAskedAgent } from "./composer/asked-agent.ts";
import { newPlace } from "./new-place.ts";

export interface AgentChoiceProps {
  /** Null: the assistant, without an agent. */
  agentId: string | null;
  onChoose: (agentId: string | null) => void;
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

/**
 * The agent that answers at a place: the one chosen there, else that of the conversation. `isTest`: its draft answers, so
 * it stays, whether or not it can be asked elsewhere.
 */
export function useAgentAt(place: string): AgentAtPlace {
  const asked = useAskedAgent(place);
  const conversation = useConversation(place === newPlace ? undefined : place);
  const own = conversation.data?.agent ?? null;
  const { useAgent } = useContext(AgentsInChat) ?? nobodys;
  const isTest = conversation.data?.isTest === true;
  const agentId = asked === undefined ? (own?.id ?? null) : asked;
  const isOwn = own !== null && own.id === agentId;
  // A conversation knows whether its agent can be asked, also where the agent itself is gone.
  const known = useAgent(agentId === null || (isOwn && own.name === null) ? undefined : agentId);
  if (agentId === null) return { agentId, agent: undefined, isTest };
  if (isOwn) return { agentId, agent: { ...nothing, ...known, ...own }, isTest };
  return { agentId, agent: known, isTest };
}

interface AgentAtPlace {
  /** Null: the assistant, without an agent. */
  agentId: string | null;
  agent: AgentInChat | undefined;
  isTest: boolean;
}

const nothing = { starters: [], hasModel: false };

const nobodys: Pick<AgentsInChatView, "useAgent"> = { useAgent: () => undefined };
