import type { PasskeyListItem } from "@supabase/auth-js";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { authClient } from "../auth-client.ts";
import { useFieldForm } from "../use-field-form.ts";
import { refreshSecurity } from "./refresh-security.ts";
import { passkeyLabel } from "./use-passkeys.ts";

const longestName = 120;

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: PasskeyListItem; onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState(passkeyLabel(passkey));
  const { form, isBusy, error, run, forget } = useFieldForm();

  const save = async () => {
    const change = { passkeyId: passkey.id, friendlyName: name.trim() };
    const isSaved = await run(async () => (await authClient.passkey.update(change)).error ?? undefined);
    if (!isSaved) return;
    void refreshSecurity(client);
    onClose();
  };

  return (
    <Dialog isOpen onClose={onClose} size="sm" title="Rename the passkey">
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Name"
          maxLength={longestName}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            forget();
          }}
          error={error}
          disabled={isBusy}
        />
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          busyLabel="Saving..."
          disabled={name.trim() === ""}
        >
          Save
        </Button>
      </form>
    </Dialog>
  );
}
