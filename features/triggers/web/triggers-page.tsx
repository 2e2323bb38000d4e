import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { AgentsArea } from "#features/agents/web/index.tsx";
import { useMay } from "#platform/web/api/use-may.ts";
import { atOnce } from "#platform/web/page/at-once.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { TriggerList } from "./trigger-list.tsx";
import { useEditing } from "./use-editing.tsx";
import { useTriggers } from "./use-triggers.ts";

const MemberTriggers = lazy(async () => ({
  default: (await import("./members/member-triggers.tsx")).MemberTriggers,
}));

const views = [
  { value: "own", label: "Mine" },
  { value: "workspace", label: "Workspace" },
] as const;

/** The person's triggers. Owners and admins of the workspace also see those of everybody in it. */
export function TriggersPage() {
  const triggers = useTriggers();
  const { create, edit, dialogs } = useEditing();
  const [parameters, setParameters] = useSearchParams();
  const isManaging = useMay("trigger.list_all");
  const mayCreate = useMay("trigger.create");
  const isOfWorkspace = isManaging && parameters.get("show") === "workspace";
  const isEmpty = triggers.data?.pages[0]?.items.length === 0;
  const button = mayCreate && (
    <Button variant="primary" icon={<Plus aria-hidden="true" size={16} />} onClick={create}>
      Create a trigger
    </Button>
  );
  return (
    <AgentsArea
      title="Triggers"
      lead="Ask the assistant or an agent by the clock, from outside, or when something happens here."
      actions={triggers.data && (!isEmpty || isOfWorkspace) && button}
    >
      {isManaging && (
        <Segmented
          label="Whose triggers"
          className="mb-4 justify-self-start"
          options={views}
          value={isOfWorkspace ? "workspace" : "own"}
          onChange={(view) => setParameters(view === "own" ? {} : { show: view }, atOnce)}
        />
      )}
      {isOfWorkspace && (
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <MemberTriggers />
        </Suspense>
      )}
      <div hidden={isOfWorkspace}>
        <UntilLoaded
          of={triggers}
          title="The triggers could not be loaded"
          waiting={<Skeleton className="h-48 w-full" />}
        />
        {isEmpty && (
          <EmptyState drawing={<QuietDeskDrawing />} action={button}>
            {mayCreate
              ? "Nothing starts by itself yet. For example, ask every weekday at 9 what is new."
              : "Nothing starts by itself for you. Guests and auditors create no triggers."}
          </EmptyState>
        )}
        {triggers.data && !isEmpty && <TriggerList triggers={triggers} onEdit={edit} />}
      </div>
      {dialogs}
    </AgentsArea>
  );
}
