import { lazy, Suspense } from "react";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";

const Part = lazy(async () => ({ default: (await import("./triggers-of-agent.tsx")).TriggersOfAgent }));

/** What starts one agent for the person, as a part of the agent's page. It is loaded when it is shown. */
export function TriggersOfAgent(props: TriggersOfAgentProps) {
  return (
    <Suspense fallback={<Skeleton className="h-32 w-full" />}>
      <Part {...props} />
    </Suspense>
  );
}

interface TriggersOfAgentProps {
  agentId: string;
  /** Whether the agent can be asked now. Otherwise no new trigger can be made for it. */
  isUsable: boolean;
}
