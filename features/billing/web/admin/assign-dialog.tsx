import { type FormEvent, useState } from "react";
import { describeTooLong, endOfDay } from "#features/entitlements/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { usePlanNames } from "./use-plan-names.ts";
import { useAssignPlan } from "./use-workspace-billing.ts";

const longestNote = 500;

/** Assigns a plan without payment. Keeps the input after a refusal. */
export function AssignDialog({ workspaceId, onClose }: { workspaceId: string; onClose: () => void }) {
  const plans = usePlanNames();
  const assign = useAssignPlan(workspaceId);
  const [planKey, setPlanKey] = useState<string | null>(null);
  const [lastDay, setLastDay] = useState("");
  const [note, setNote] = useState("");
  const [isChecked, setChecked] = useState(false);
  const accessEndsAt = endOfDay(lastDay);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!planKey || accessEndsAt === undefined || describeTooLong(note, longestNote)) return;
    assign.mutate(
      { planKey, accessEndsAt, note: note.trim() },
      {
        onSuccess: () => {
          onClose();
          const name = plans.data?.find(({ id }) => id === planKey)?.name ?? planKey;
          notify({ type: "success", title: "Assigned", message: `The workspace is on ${name} now.` });
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      isHeld
      onClose={() => !assign.isPending && onClose()}
      title="Assign a plan"
      description="Without payment, with all that the plan gives."
    >
      <form noValidate className="grid gap-4" onSubmit={submit}>
        {assign.error && <Banner tone="bad">{describeError(assign.error)}</Banner>}
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
          hint="Empty: until you take it back."
          {...(isChecked && accessEndsAt === undefined && { error: "Choose a day from today on." })}
        />
        <TextField
          label="Note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          hint="For admins alone."
          error={describeTooLong(note, longestNote)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button disabled={assign.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={assign.isPending}>
            Assign
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
