import { useState } from "react";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { ModelProvider } from "../../contract/index.ts";
import { useChangeProvider } from "./use-providers.ts";

/** Replaces the key of a provider, which must accept the new one. */
export function KeyDialog({ provider, onClose }: { provider: ModelProvider; onClose: () => void }) {
  const { mutateAsync: change } = useChangeProvider(provider.id);
  const [typed, setTyped] = useState("");
  const apiKey = typed.trim();
  const submit = () => {
    if (!apiKey) return undefined;
    return change({ type: "replace_key", apiKey }).then(() =>
      notify({
        type: "success",
        title: "Key replaced",
        message: `${provider.name} accepts the new key.`,
        duration: 5000,
      }),
    );
  };
  return (
    <FormDialog
      size="md"
      title={`Key of ${provider.name}`}
      description="The provider is asked whether it accepts the new key. Until then the stored one stays."
      submitLabel="Save"
      busyLabel="Asking"
      onClose={onClose}
      onSubmit={submit}
    >
      {({ isChecked }) => (
        <PasswordField
          isKey
          label="New API key"
          hint="Stored encrypted. Nobody can read it afterwards, only replace it."
          autoComplete="off"
          maxLength={2_000}
          value={typed}
          error={isChecked && !apiKey ? "Paste the key." : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
