import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authClient } from "../auth-client.ts";
import { type CredentialsProblem, checkNewPassword, findBlamed, type NewPassword } from "../credentials.ts";
import { focusAfter } from "../focus-after.ts";
import { HiddenUsernameField } from "../hidden-username-field.tsx";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { readUserName } from "../read-user-name.ts";
import { useSession } from "../session.ts";
import { refreshSecurity } from "./refresh-security.ts";
import { Refusal } from "./refusal.tsx";

const empty: NewPassword = { password: "", confirmation: "" };

/** Changes the password, which signs out all other devices. */
export function PasswordPanel() {
  const client = useQueryClient();
  const session = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<NewPassword>>({});
  const [refusal, setRefusal] = useState<Error>();
  const [isBusy, setBusy] = useState(false);

  const blame = ({ fields, firstField }: CredentialsProblem) =>
    focusAfter(() => setErrors(fields), form, `[name="${firstField}"]`);

  const save = async () => {
    setRefusal(undefined);
    const found = checkNewPassword(values);
    if (found) return blame(found);
    setErrors({});
    setBusy(true);
    const { error } = await authClient.updateUser({ password: values.password });
    setBusy(false);
    if (error) {
      const blamed = findBlamed(error.message, values);
      return blamed ? blame(blamed) : setRefusal(error);
    }
    setValues(empty);
    void refreshSecurity(client);
    notify({
      type: "success",
      title: "Success",
      message: "Password changed. All other devices are signed out.",
      duration: 5000,
    });
  };

  return (
    <Panel title="Password" description="Changing your password signs out all other devices.">
      <form
        ref={form}
        noValidate
        className="flex max-w-[24rem] flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save();
        }}
      >
        <Refusal error={refusal} onDismiss={() => setRefusal(undefined)} />
        {session.status === "signed-in" && <HiddenUsernameField email={session.user.email ?? ""} />}
        <NewPasswordFields
          label="newPassword"
          values={values}
          about={session.status === "signed-in" ? `${session.user.email}\n${readUserName(session.user)}` : ""}
          errors={errors}
          disabled={isBusy}
          onChange={(field, typed) => {
            setValues({ ...values, [field]: typed });
            setErrors({ ...errors, [field]: undefined });
          }}
        />
        <Button type="submit" className="self-start" busy={isBusy} busyLabel="Saving...">
          Change password
        </Button>
      </form>
    </Panel>
  );
}
