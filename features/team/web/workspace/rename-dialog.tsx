import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { teamTexts } from "../texts/team-texts.ts";

/** Gives the workspace another name. */
export function RenameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { rename: words } = useTexts(teamTexts);
  const client = useQueryClient();
  const [typed, setTyped] = useState(name);
  const next = typed.trim();
  const rename = async () => {
    if (next === "") return;
    await api.PUT("/api/v1/workspace/name", { body: { name: next } });
    await client.invalidateQueries({ queryKey: ["get", "/api/v1/me"] });
  };
  return (
    <FormDialog
      title={words.title}
      description={words.lead}
      submitLabel={words.submit}
      busyLabel={words.busy}
      onClose={onClose}
      onSubmit={() => (next === "" ? undefined : rename())}
    >
      {({ isChecked }) => (
        <TextField
          label={words.name}
          value={typed}
          maxLength={120}
          autoComplete="organization"
          onChange={(event) => setTyped(event.target.value)}
          {...(isChecked && next === "" ? { error: words.missing } : {})}
        />
      )}
    </FormDialog>
  );
}
