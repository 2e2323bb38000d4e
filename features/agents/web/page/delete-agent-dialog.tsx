import { useQuery } from "@tanstack/react-query";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { Agent } from "../../contract/index.ts";
import { agentCalls } from "../api/agent-calls.ts";
import { agentKeys } from "../api/agent-keys.ts";
import { describeUses } from "./describe-uses.ts";

/** Deletes an agent, and names first what goes with it. */
export function DeleteAgentDialog({ agent, onClose, onConfirm }: DeleteAgentDialogProps) {
  const uses = useQuery({
    queryKey: agentKeys.uses(agent.id),
    queryFn: ({ signal }) => agentCalls.uses(agent.id, signal),
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${agent.name}?`}
      confirmLabel="Delete agent"
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>Its draft, its versions, its tests and its figures are deleted for everybody. This is final.</p>
      <UntilLoaded
        of={uses}
        title="What uses it could not be loaded"
        waiting={<Skeleton className="mt-2 h-10 w-full" />}
      />
      {uses.data && (
        <ul aria-label="What goes with it" className="mt-2 list-disc pl-5">
          {describeUses(uses.data).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="mt-2">Conversations with it stay, but the agent answers no more in them.</p>
    </ConfirmDialog>
  );
}

interface DeleteAgentDialogProps {
  agent: Pick<Agent, "id" | "name">;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}
