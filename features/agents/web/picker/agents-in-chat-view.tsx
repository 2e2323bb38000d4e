import { Suspense } from "react";
import type { AgentChoiceProps, AgentsInChatView } from "#features/chat/web/index.tsx";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { useAgent } from "../api/use-agent.ts";

const AgentPicker = optionalPart(async () => (await import("./agent-picker.tsx")).AgentPicker);

/** How agents are chosen and shown where people ask something. */
export const agentsInChatView: AgentsInChatView = {
  Choice: (props: AgentChoiceProps) => (
    <Suspense>
      <AgentPicker {...props} />
    </Suspense>
  ),
  useAgent(agentId) {
    const { data, isError } = useAgent(agentId);
    if (agentId === undefined) return undefined;
    if (isError) return { id: agentId, name: null, isUsable: false, starters: [], hasModel: false };
    if (!data) return undefined;
    const { id, name, abilities, starters, modelId } = data;
    return { id, name, isUsable: abilities.use, starters, hasModel: modelId !== null };
  },
};
