import { Plus } from "lucide-react";
import { AgentsArea } from "#features/agents/web/index.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { TriggerList } from "./trigger-list.tsx";
import { useEditing } from "./use-editing.tsx";
import { useTriggers } from "./use-triggers.ts";

/** The person's triggers. */
export function TriggersPage() {
  const triggers = useTriggers();
  const { create, edit, dialogs } = useEditing();
  const isEmpty = triggers.data?.pages[0]?.items.length === 0;
  const button = (
    <Button variant="primary" icon={<Plus aria-hidden="true" size={16} />} onClick={create}>
      Create a trigger
    </Button>
  );
  return (
    <AgentsArea
      title="Triggers"
      lead="Ask the assistant or an agent by the clock, from outside, or when something happens here."
      actions={triggers.data && !isEmpty && button}
    >
      <UntilLoaded
        of={triggers}
        title="The triggers could not be loaded"
        waiting={<Skeleton className="h-48 w-full" />}
      />
      {isEmpty && (
        <EmptyState drawing={<QuietDeskDrawing />} action={button}>
          Nothing starts by itself yet. For example, ask every weekday at 9 what is new.
        </EmptyState>
      )}
      {triggers.data && !isEmpty && <TriggerList triggers={triggers} onEdit={edit} />}
      {dialogs}
    </AgentsArea>
  );
}
