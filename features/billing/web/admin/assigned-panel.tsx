import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { WorkspaceBilling } from "../../contract/admin/workspace-billing.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import { namePlan } from "./name-plan.ts";
import { useAssignPlan } from "./use-workspace-billing.ts";

/** Assigns and revokes a plan without payment. */
export function AssignedPanel({ workspaceId, assigned, isSelling }: AssignedPanelProps) {
  const [open, setOpen] = useState<"assign" | "take-back">();
  const assign = useAssignPlan(workspaceId);
  const takeBack = async () => {
    await assign.mutateAsync(null).catch((error: unknown) => {
      notify({ type: "error", title: "Error", message: describeError(error) });
      throw error;
    });
    notify({
      type: "success",
      title: "Removed",
      message: "The assigned plan no longer applies.",
      duration: 5000,
    });
  };
  return (
    <Panel
      title="Assigned plan"
      description={
        isSelling
          ? "It takes precedence over the paid plan, which is still charged."
          : "Its limits apply. Without it, the workspace has no limits."
      }
      actions={
        <>
          <Button aria-haspopup="dialog" onClick={() => setOpen("assign")}>
            {assigned ? "Assign another plan" : "Assign a plan"}
          </Button>
          {assigned && (
            <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen("take-back")}>
              Remove
            </Button>
          )}
        </>
      }
    >
      {assigned ? (
        <Assigned assigned={assigned} />
      ) : (
        <p className="text-sm text-ink-2">No plan is assigned to this workspace.</p>
      )}
      {open === "assign" && <AssignDialog workspaceId={workspaceId} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        isOpen={open === "take-back"}
        onClose={() => setOpen(undefined)}
        onConfirm={takeBack}
        title="Remove the assigned plan?"
        confirmLabel="Remove"
      >
        {isSelling ? "The paid plan applies again" : "The workspace has no limits again"} immediately. No data
        is deleted.
      </ConfirmDialog>
    </Panel>
  );
}

function Assigned({ assigned }: { assigned: NonNullable<WorkspaceBilling["assigned"]> }) {
  const { isInForce, accessEndsAt, assignedAt, assignedBy, note } = assigned;
  const end = accessEndsAt ? formatDay(new Date(accessEndsAt)) : undefined;
  const until = end ? (isInForce ? `until ${end}` : `ended on ${end}`) : "without an end";
  return (
    <div className="text-sm wrap-anywhere">
      <p>
        <span className="font-medium">{namePlan(assigned)}</span>, {until}. Assigned on{" "}
        {formatDay(new Date(assignedAt))}
        {assignedBy && ` by ${assignedBy}`}.
      </p>
      {note && <p className="text-ink-2">{note}</p>}
    </div>
  );
}

interface AssignedPanelProps {
  workspaceId: string;
  assigned: WorkspaceBilling["assigned"];
  /** Whether the installation takes payments. */
  isSelling: boolean;
}
