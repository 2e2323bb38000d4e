import { useContext } from "react";
import { AgentsInChat } from "../agents-in-chat.ts";
import { useAgentAt } from "../use-agent-at.ts";
import { askAgent, useAskedAgent } from "./asked-agent.ts";
import { askWithValues, useAskedValues } from "./asked-values.ts";

const none = {};

/** Chooses the agent of the next answer, and what it is told. Nothing where the application has no agents. */
export function ComposerAgent({ place }: { place: string }) {
  const view = useContext(AgentsInChat);
  const { agentId, agent, kept, isTest } = useAgentAt(place);
  const asked = useAskedAgent(place);
  const given = useAskedValues(place, agentId);
  if (!view || isTest) return null;
  return (
    <view.Choice
      agentId={agentId}
      name={agent?.name}
      isChosenNow={asked !== undefined}
      values={given ?? kept ?? none}
      onChoose={(next) => askAgent(place, next)}
      onValues={(values) => agentId !== null && askWithValues(place, agentId, values)}
    />
  );
}
