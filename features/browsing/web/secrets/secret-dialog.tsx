import { useState } from "react";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { SecretOrigin } from "../../contract/index.ts";
import { useAddSecret } from "./use-secrets.ts";

/** Stores a password for one website. */
export function SecretDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: add } = useAddSecret();
  const [name, setName] = useState("");
  const [origin, setOrigin] = useState("");
  const [value, setValue] = useState("");
  const [isAutomatic, setAutomatic] = useState(false);
  const isPlain = /^http:/i.test(origin.trim());
  const isNamed = name.trim() !== "";
  const isWebsite = origin.trim() !== "" && SecretOrigin.safeParse(origin).success;
  return (
    <FormDialog
      title="Store a password"
      description="It is encrypted. Nobody can read it again, and no model ever sees it."
      submitLabel="Store"
      onClose={onClose}
      onSubmit={() =>
        isNamed && isWebsite && value
          ? add({ name: name.trim(), origin: origin.trim(), value, isAutomatic })
          : undefined
      }
    >
      {({ isChecked }) => (
        <>
          <TextField
            label="Name"
            placeholder="Supplier portal"
            hint="The assistant knows the password by this name."
            autoComplete="off"
            maxLength={60}
            value={name}
            error={isChecked && !isNamed ? "Enter a name." : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label="Website"
            placeholder="https://portal.example.com"
            hint={
              isPlain
                ? "Without https everybody on the way can read the password. Only servers that the operator allowed are accepted."
                : "Only pages of exactly this site get it."
            }
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            value={origin}
            error={isChecked && !isWebsite ? "Enter an address such as https://example.com." : undefined}
            onChange={(event) => setOrigin(event.target.value)}
          />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            maxLength={500}
            value={value}
            error={isChecked && !value ? "Enter the password." : undefined}
            onChange={(event) => setValue(event.target.value)}
          />
          <Checkbox
            label="Fill in without asking"
            hint="Otherwise you approve each time."
            checked={isAutomatic}
            onChange={({ target }) => setAutomatic(target.checked)}
          />
        </>
      )}
    </FormDialog>
  );
}
