import type { PasskeyListItem } from "@supabase/auth-js";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";
import { refreshSecurity } from "./refresh-security.ts";
import { passkeyLabel } from "./use-passkeys.ts";

const longestName = 120;

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: PasskeyListItem; onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState(passkeyLabel(passkey));

  const save = async () => {
    const change = { passkeyId: passkey.id, friendlyName: name.trim() };
    const { error } = await authClient.passkey.update(change);
    if (error) throw error;
    void refreshSecurity(client);
  };

  return (
    <FormDialog
      title="Rename the passkey"
      submitLabel="Save"
      busyLabel="Saving..."
      canSubmit={name.trim() !== ""}
      showsFailure={false}
      describeFailure={describeAuthFailure}
      onClose={onClose}
      onSubmit={save}
    >
      {({ failure }) => (
        <TextField
          label="Name"
          maxLength={longestName}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={failure}
        />
      )}
    </FormDialog>
  );
}
