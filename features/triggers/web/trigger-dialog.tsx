import { useState } from "react";
import { isMissingValues, ValueFields } from "#features/agents/web/index.tsx";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import {
  type CreatedTrigger,
  mostNameCharacters,
  mostQuestionCharacters,
  type Overlap,
  type Trigger,
  type WebhookProof,
} from "../contract/index.ts";
import { AgentField } from "./fields/agent-field.tsx";
import { EventFields } from "./fields/event-fields.tsx";
import { ScheduleFields } from "./fields/schedule-fields.tsx";
import { useUsableAgents } from "./fields/use-usable-agents.ts";
import { firstForm, problemsOf, type TriggerForm, writtenForm } from "./trigger-form.ts";
import { useTriggerActs } from "./use-triggers.ts";

const kinds = [
  { value: "schedule", label: "Schedule" },
  { value: "webhook", label: "Webhook" },
  { value: "event", label: "Event" },
] as const;

const overlaps: { value: Overlap; label: string }[] = [
  { value: "skip", label: "Skip the new one" },
  { value: "start", label: "Start anyway" },
];

const proofs: { value: WebhookProof; label: string }[] = [
  { value: "bearer", label: "A bearer secret" },
  { value: "signature", label: "A signature (Standard Webhooks)" },
];

/** Creates a trigger, or changes one, which stays of its kind. */
export function TriggerDialog({ trigger, agentId, onClose, onCreated }: TriggerDialogProps) {
  const { create, change } = useTriggerActs();
  const [form, setForm] = useState(() => firstForm(trigger, agentId));
  const set = (changed: Partial<TriggerForm>) => setForm((before) => ({ ...before, ...changed }));
  const problems = problemsOf(form);
  const variables = useUsableAgents().data?.find(({ id }) => id === form.agentId)?.variables ?? [];
  const isIncomplete =
    Object.values(problems).some((problem) => problem !== undefined) ||
    isMissingValues(variables, form.agentValues);

  const store = async () => {
    const written = writtenForm(form);
    if (trigger) await change(trigger.id, { ...written, version: trigger.version });
    else onCreated(await create(written));
  };

  return (
    <FormDialog
      title={trigger ? `Edit “${trigger.name}”` : "Create a trigger"}
      size="wide"
      submitLabel={trigger ? "Save" : "Create"}
      onClose={onClose}
      onSubmit={() => (isIncomplete ? undefined : store())}
    >
      {({ isChecked }) => (
        <>
          {!trigger && (
            <Segmented
              label="What starts it"
              className="justify-self-start"
              options={kinds}
              value={form.kind}
              onChange={(kind) => set({ kind })}
            />
          )}
          <TextField
            label="Name"
            hint="Its conversations have this title."
            value={form.name}
            maxLength={mostNameCharacters}
            autoComplete="off"
            {...(isChecked && problems.name && { error: problems.name })}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextArea
            label="What is asked"
            value={form.question}
            rows={4}
            maxLength={mostQuestionCharacters}
            {...(isChecked && problems.question && { error: problems.question })}
            onChange={({ target }) => set({ question: target.value })}
          />
          <AgentField
            value={form.agentId}
            present={trigger?.agent ?? null}
            onChange={(chosen) => set({ agentId: chosen, agentValues: {} })}
          />
          <ValueFields
            variables={variables}
            values={form.agentValues}
            isChecked={isChecked}
            onChange={(agentValues) => set({ agentValues })}
          />
          {form.kind === "schedule" && <ScheduleFields {...form} onChange={set} />}
          {form.kind === "webhook" && (
            <Select
              label="How a sender proves who it is"
              hint="You get the address and the secret when it is created."
              options={proofs}
              value={form.proof}
              onChange={(proof) => set({ proof })}
            />
          )}
          {form.kind === "event" && <EventFields {...form} onChange={set} />}
          <Select
            label="If the last run is not done"
            options={overlaps}
            value={form.overlap}
            onChange={(overlap) => set({ overlap })}
          />
          <Checkbox
            label="Tell me each time it is done"
            hint="By a notification and by mail. You are always told when it needs you."
            checked={form.isTold}
            onChange={({ target }) => set({ isTold: target.checked })}
          />
        </>
      )}
    </FormDialog>
  );
}

interface TriggerDialogProps {
  trigger?: Trigger | undefined;
  /** Who is asked, for a new one. Absent: the assistant. */
  agentId?: string | undefined;
  onClose: () => void;
  onCreated: (created: CreatedTrigger) => void;
}
