import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { useAgentAt } from "../use-agent-at.ts";
import { askAgent } from "./asked-agent.ts";

/** The agent of this conversation cannot be asked any more. The person goes on without it, or chooses another one. */
export function AgentGoneNote({ place }: { place: string }) {
  const { agent, isTest } = useAgentAt(place);
  if (!agent || agent.isUsable || isTest) return null;
  const what = agent.name === null ? "The agent of this conversation" : `The agent ${agent.name}`;
  return (
    <Banner
      tone="warn"
      className="mb-2"
      action={
        <Button size="sm" onClick={() => askAgent(place, null)}>
          Go on without it
        </Button>
      }
    >
      {agent.name === null
        ? `${what} does not exist any more, or is not shared with you. Choose another one below, or go on without.`
        : `${what} cannot be asked now. It may be archived or withdrawn. Choose another one below, or go on without.`}
    </Banner>
  );
}
