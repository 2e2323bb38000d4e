import type { PasskeyListItem } from "@supabase/auth-js";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";
import { refreshSecurity } from "./refresh-security.ts";
import { passkeyLabel } from "./use-passkeys.ts";

const longestName = 120;

/** Gives a passkey the name of the device that it is on. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: PasskeyListItem; onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState(passkeyLabel(passkey));
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    const { error: refusal } = await authClient.passkey.update({
      passkeyId: passkey.id,
      friendlyName: name.trim(),
    });
    setBusy(false);
    if (refusal) return setError(describeAuthFailure(refusal));
    void refreshSecurity(client);
    onClose();
  };

  return (
    <Dialog isOpen onClose={onClose} size="sm" title="Rename the passkey">
      <form
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
            setError(undefined);
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
