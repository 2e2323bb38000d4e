import { useState } from "react";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";

/** A form dialog with every state: an empty name, a name that is refused, and one that is saved. */
export function FormDialogSpecimen({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState("Renewal of Northwind");
  return (
    <FormDialog
      title="Rename conversation"
      description="Everyone who can read the conversation sees the new name."
      submitLabel="Rename"
      busyLabel="Renaming..."
      onClose={onClose}
      onSubmit={() => (name.trim() ? rename(name) : undefined)}
    >
      {({ isChecked }) => (
        <TextField
          label="Name"
          hint={`The name “${takenName}” is taken.`}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isChecked && !name.trim() ? "Enter a name." : undefined}
        />
      )}
    </FormDialog>
  );
}

const takenName = "Offers";

/** Takes as long as a server nearby. */
async function rename(name: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (name.trim() === takenName) throw new Error("Another conversation has this name. Choose another name.");
  const message = `The conversation is called ${name.trim()} now.`;
  notify({ type: "success", title: "Renamed", message, autoClose: false });
}
