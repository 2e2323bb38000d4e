import { useContext } from "react";
import { type AgentInChat, AgentsInChat, type AgentsInChatView } from "./agents-in-chat.ts";
import { useConversation } from "./api/use-conversation.ts";
import { useAskedAgent } from "./composer/asked-agent.ts";
import { newPlace } from "./new-place.ts";

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
  if (agentId === null) return { agentId, agent: undefined, kept: undefined, isTest };
  if (!isOwn) return { agentId, agent: known, kept: undefined, isTest };
  const kept = conversation.data?.agentValues;
  return { agentId, agent: { ...nothing, ...known, ...own }, kept, isTest };
}

interface AgentAtPlace {
  /** Null: the assistant, without an agent. */
  agentId: string | null;
  agent: AgentInChat | undefined;
  /** The values of its variables that the conversation keeps for the reader. */
  kept: Readonly<Record<string, string>> | undefined;
  isTest: boolean;
}

const nothing = { starters: [], hasModel: false };

const nobodys: Pick<AgentsInChatView, "useAgent"> = { useAgent: () => undefined };
