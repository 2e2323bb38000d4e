import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { passwordRule } from "../../contract/index.ts";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";
import { refreshSecurity } from "./refresh-security.ts";

/** A new password; it signs all other devices out. */
export function PasswordPanel() {
  const client = useQueryClient();
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const save = async () => {
    const complaint = complain(password, repeated);
    setError(complaint);
    if (complaint) return;
    setBusy(true);
    const { error: refusal } = await authClient.updateUser({ password });
    setBusy(false);
    if (refusal) return setError(describeAuthFailure(refusal));
    setPassword("");
    setRepeated("");
    void refreshSecurity(client);
    notify({
      type: "success",
      title: "Success",
      message: "Your password is changed. All other devices are signed out.",
      duration: 5000,
    });
  };

  return (
    <Panel title="Password" description="A new password signs all other devices out.">
      <form
        noValidate
        className="flex max-w-[24rem] flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={error}
          disabled={isBusy}
        />
        <PasswordField
          label="Repeat it"
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
          disabled={isBusy}
        />
        <Button
          type="submit"
          className="self-start"
          busy={isBusy}
          busyLabel="Saving..."
          disabled={password === "" || repeated === ""}
        >
          Change password
        </Button>
      </form>
    </Panel>
  );
}

function complain(password: string, repeated: string): string | undefined {
  const bytes = new TextEncoder().encode(password).length;
  if (bytes < passwordRule.minBytes)
    return `Password must be at least ${passwordRule.minBytes} characters long.`;
  if (bytes > passwordRule.maxBytes)
    return `Password must be at most ${passwordRule.maxBytes} characters long.`;
  return password === repeated ? undefined : "Passwords do not match.";
}
