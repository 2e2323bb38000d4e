import { useState } from "react";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import type { Agent } from "../../contract/index.ts";
import { isMissingValues } from "./missing-values.ts";
import { ValueFields } from "./value-fields.tsx";

/** The values with which an agent answers in one conversation. */
export function ValuesDialog({ agent: { name, variables }, values, onClose, onValues }: ValuesDialogProps) {
  const [typed, setTyped] = useState<Record<string, string>>({ ...values });
  const submit = () => {
    if (isMissingValues(variables, typed)) return undefined;
    onValues(typed);
    return Promise.resolve();
  };
  return (
    <FormDialog
      title={`Values for ${name}`}
      description="They count in this conversation, from your next message on."
      submitLabel="Use these"
      onClose={onClose}
      onSubmit={submit}
    >
      {({ isChecked }) => (
        <ValueFields variables={variables} values={typed} isChecked={isChecked} onChange={setTyped} />
      )}
    </FormDialog>
  );
}

interface ValuesDialogProps {
  agent: Pick<Agent, "name" | "variables">;
  values: Readonly<Record<string, string>>;
  onClose: () => void;
  onValues: (values: Record<string, string>) => void;
}
