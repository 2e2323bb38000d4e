import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import type { AgentChoiceProps, AgentsInChatView } from "#features/chat/web/index.tsx";
import { api } from "#platform/web/api/client.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { agentKeys } from "../api/agent-keys.ts";

const AgentPicker = optionalPart(async () => (await import("./agent-picker.tsx")).AgentPicker);

/** How agents are chosen and shown where people ask something. */
export const agentsInChatView: AgentsInChatView = {
  Choice: (props: AgentChoiceProps) => (
    <Suspense>
      <AgentPicker {...props} />
    </Suspense>
  ),
  useAgent(agentId) {
    // Without the other calls about agents: each page loads this.
    const { data, isError } = useQuery({
      queryKey: agentKeys.itself(agentId ?? ""),
      enabled: agentId !== undefined,
      queryFn: async ({ signal }) => {
        const params = { path: { id: agentId ?? "" } };
        return (await api.GET("/api/v1/agents/{id}", { params, signal })).data ?? null;
      },
    });
    if (agentId === undefined) return undefined;
    if (isError) return { id: agentId, name: null, isUsable: false, starters: [], hasModel: false };
    if (!data) return undefined;
    const { id, name, abilities, starters, modelId } = data;
    return { id, name, isUsable: abilities.use, starters, hasModel: modelId !== null };
  },
};
