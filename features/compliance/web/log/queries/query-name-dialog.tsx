import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { mostQueryNameCharacters } from "../../../contract/index.ts";
import { complianceTexts } from "../../texts/compliance-texts.ts";

/** Asks for the name of a saved query. */
export function QueryNameDialog({ title, initial = "", onSubmit, onClose }: QueryNameDialogProps) {
  const { queries: words } = useTexts(complianceTexts);
  const [name, setName] = useState(initial);
  return (
    <FormDialog
      title={title}
      submitLabel={words.submit}
      onClose={onClose}
      onSubmit={() => (name.trim() === "" ? undefined : onSubmit(name.trim()))}
    >
      {({ isChecked }) => (
        <TextField
          label={words.name}
          value={name}
          maxLength={mostQueryNameCharacters}
          onChange={(event) => setName(event.target.value)}
          {...(isChecked && name.trim() === "" ? { error: words.needsName } : {})}
        />
      )}
    </FormDialog>
  );
}

interface QueryNameDialogProps {
  title: string;
  initial?: string;
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
}
