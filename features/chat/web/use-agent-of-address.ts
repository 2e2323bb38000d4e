import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { agentParameter } from "./agents-in-chat.ts";
import { askAgent } from "./composer/asked-agent.ts";
import { newPlace } from "./new-place.ts";

/** Chooses the agent that the address of a new conversation names, once. */
export function useAgentOfAddress(isNew: boolean): void {
  const [parameters, setParameters] = useSearchParams();
  const agentId = parameters.get(agentParameter);
  useEffect(() => {
    if (!isNew || !agentId) return;
    askAgent(newPlace, agentId);
    setParameters(
      (known) => {
        const rest = new URLSearchParams(known);
        rest.delete(agentParameter);
        return rest;
      },
      { replace: true },
    );
  }, [isNew, agentId, setParameters]);
}
