import { Plus } from "lucide-react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { TriggerList } from "./trigger-list.tsx";
import { useEditing } from "./use-editing.tsx";
import { useTriggers } from "./use-triggers.ts";

/** What starts one agent for the person, as a part of the agent's page. */
export function TriggersOfAgent({ agentId, isUsable }: { agentId: string; isUsable: boolean }) {
  const triggers = useTriggers(agentId);
  const { create, edit, dialogs } = useEditing(agentId);
  const isEmpty = triggers.data?.pages[0]?.items.length === 0;
  return (
    <Panel
      title="Triggers"
      description="What asks this agent for you: a schedule, a webhook, an event."
      actions={
        isUsable && (
          <Button size="sm" icon={<Plus aria-hidden="true" size={16} />} onClick={create}>
            Create a trigger
          </Button>
        )
      }
    >
      <UntilLoaded
        of={triggers}
        title="The triggers could not be loaded"
        waiting={<Skeleton className="h-20 w-full" />}
      />
      {isEmpty && (
        <p className="text-ink-2">
          {isUsable
            ? "Nothing starts this agent by itself."
            : "Nothing starts this agent by itself. Publish it first, then a trigger can ask it."}
        </p>
      )}
      {triggers.data && !isEmpty && <TriggerList triggers={triggers} onEdit={edit} />}
      {dialogs}
    </Panel>
  );
}
