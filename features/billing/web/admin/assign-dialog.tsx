import { useState } from "react";
import { describeTooLong, endOfDay } from "#features/entitlements/web/index.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { usePlanNames } from "./use-plan-names.ts";
import { useAssignPlan } from "./use-workspace-billing.ts";

const longestNote = 500;

/** Assigns a plan without payment. */
export function AssignDialog({ workspaceId, onClose }: { workspaceId: string; onClose: () => void }) {
  const plans = usePlanNames();
  const assign = useAssignPlan(workspaceId);
  const [planKey, setPlanKey] = useState<string | null>(null);
  const [lastDay, setLastDay] = useState("");
  const [note, setNote] = useState("");
  const accessEndsAt = endOfDay(lastDay);

  const submit = () => {
    if (!planKey || accessEndsAt === undefined || describeTooLong(note, longestNote)) return undefined;
    const name = plans.data?.find(({ id }) => id === planKey)?.name ?? planKey;
    return assign.mutateAsync({ planKey, accessEndsAt, note: note.trim() }).then(() =>
      notify({
        type: "success",
        title: "Assigned",
        message: `The workspace is now on ${name}.`,
        duration: 5000,
      }),
    );
  };
  return (
    <FormDialog
      size="md"
      title="Assign a plan"
      description="Free of charge, with everything in the plan."
      submitLabel="Assign"
      onClose={onClose}
      onSubmit={submit}
    >
      {({ isChecked }) => (
        <>
          <UntilLoaded of={plans} title="The plans could not be loaded" />
          <Select
            label="Plan"
            options={plans.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            value={planKey}
            onChange={setPlanKey}
            {...(isChecked && !planKey && { error: "Choose a plan." })}
          />
          <TextField
            label="Last day"
            type="date"
            value={lastDay}
            onChange={(event) => setLastDay(event.target.value)}
            hint="Leave empty for no end."
            {...(isChecked && accessEndsAt === undefined && { error: "Choose today or a later day." })}
          />
          <TextField
            label="Note"
            value={note}
            onChange={(event) => setNote(event.target.value)}
            hint="Only admins see it."
            error={describeTooLong(note, longestNote)}
          />
        </>
      )}
    </FormDialog>
  );
}
