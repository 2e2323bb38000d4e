import { Zap } from "lucide-react";
import { useNavigate, useParams } from "react-router";
import { AgentsArea } from "#features/agents/web/index.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { FiringsPanel } from "./firings/firings-panel.tsx";
import { TriggerFacts } from "./trigger-facts.tsx";
import { TriggerMenu } from "./trigger-menu.tsx";
import { useEditing } from "./use-editing.tsx";
import { useTriggerMenu } from "./use-trigger-menu.ts";
import { useTrigger } from "./use-triggers.ts";
import { WebhookPanel } from "./webhook/webhook-panel.tsx";

/** A trigger: what it does, when it starts next, and what came of it so far. */
export function TriggerPage() {
  const { triggerId = "" } = useParams();
  const navigate = useNavigate();
  const trigger = useTrigger(triggerId);
  const { data } = trigger;
  const { edit, dialogs } = useEditing();
  const { run } = useTriggerMenu({ id: triggerId, name: data?.name ?? "It" });
  return (
    <AgentsArea
      title={data?.name ?? "Trigger"}
      actions={
        <>
          <LinkButton to="/agents/triggers">All triggers</LinkButton>
          {data && (
            <>
              <Button
                variant="primary"
                icon={<Zap aria-hidden="true" size={16} />}
                onClick={() => void run()}
              >
                Run now
              </Button>
              <TriggerMenu
                trigger={data}
                onEdit={() => edit(data)}
                onDeleted={() => void navigate("/agents/triggers")}
              />
            </>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <UntilLoaded
          of={trigger}
          title="The trigger could not be loaded"
          waiting={<Skeleton className="h-64 w-full" />}
        />
        {data && <TriggerFacts trigger={data} />}
        {data && <WebhookPanel trigger={data} />}
        {data && <FiringsPanel triggerId={data.id} />}
      </div>
      {dialogs}
    </AgentsArea>
  );
}
