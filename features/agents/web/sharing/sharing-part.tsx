import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { SharePanel } from "#features/sharing/web/index.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { Agent } from "../../contract/index.ts";
import { agentKeys } from "../api/agent-keys.ts";

/** Who may use the agent and who may edit it. Its owner decides. */
export function SharingPart({ agent }: { agent: Agent }) {
  const client = useQueryClient();
  if (!agent.abilities.share)
    return (
      <Panel title="Sharing">
        <p className="text-sm text-ink-2">
          {`${agent.owner?.name ?? "A deleted account"} owns this agent and decides who may use or edit it.`}
        </p>
      </Panel>
    );
  return (
    <Panel
      title="Sharing"
      description="People who may use it ask the published version. People who may edit it also change, test and publish it."
    >
      {agent.published === null && (
        <p className="mb-3 text-sm text-ink-2">
          It is not published yet: people who may only use it see it after the first version.
        </p>
      )}
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <SharePanel
          noun="agent"
          id={agent.id}
          onTransferred={() => void client.invalidateQueries({ queryKey: agentKeys.one(agent.id) })}
        />
      </Suspense>
    </Panel>
  );
}
