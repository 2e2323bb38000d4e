import { useContext } from "react";
import { AgentsInChat } from "../agents-in-chat.ts";
import { useAgentAt } from "../use-agent-at.ts";
import { askAgent } from "./asked-agent.ts";

/** Chooses the agent of the next answer. Nothing where the application has no agents. */
export function ComposerAgent({ place }: { place: string }) {
  const view = useContext(AgentsInChat);
  const { agentId, agent, isTest } = useAgentAt(place);
  if (!view || isTest) return null;
  return <view.Choice agentId={agentId} name={agent?.name} onChoose={(next) => askAgent(place, next)} />;
}
