import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import {
  checkNewPassword,
  HiddenUsernameField,
  LegalNote,
  type NewPassword,
  NewPasswordFields,
  signInPath,
  signInWithPassword,
  signUpRemarksOfPage,
} from "#features/auth/web/index.tsx";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { invitationPath } from "../../contract/invitations/invitation-path.ts";
import { joiningTexts } from "./texts/joining-texts.ts";

interface InvitedAccountFormProps {
  token: string;
  email: string;
  /** Signed in with the new account. */
  onDone: () => void;
  /** Other answers, beside the button. */
  children: ReactNode;
}

/** A new account with the invited address, which is fixed and counts as confirmed. */
export function InvitedAccountForm({ token, email, onDone, children }: InvitedAccountFormProps) {
  const { invitation: words } = useTexts(joiningTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState<NewPassword>({ password: "", confirmation: "" });
  const [errors, setErrors] = useState<Partial<NewPassword>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const problem = checkNewPassword(typed);
    setErrors(problem?.fields ?? {});
    setFailure(undefined);
    if (problem) return;
    setBusy(true);
    try {
      await openAccount(token, typed.password);
      const refused = await signInWithPassword({ email, password: typed.password });
      if (refused) await navigate(signInPath(`${invitationPath}#${token}`));
      else onDone();
    } catch (error) {
      setFailure(explain(error, words.accountExists));
      setBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-2 flex flex-col gap-4">
      <p className="wrap-anywhere">{words.createLead(email)}</p>
      <HiddenUsernameField email={email} />
      <NewPasswordFields
        label="password"
        values={typed}
        about={email}
        errors={errors}
        disabled={isBusy}
        onChange={(field, text) => {
          setTyped({ ...typed, [field]: text });
          setErrors({ ...errors, [field]: undefined });
        }}
      />
      {failure && (
        <p role="alert" className="text-sm text-bad">
          {failure}
        </p>
      )}
      <LegalNote isInDialog />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={words.creating}>
          {words.create}
        </Button>
        {children}
      </div>
    </form>
  );
}

async function openAccount(token: string, password: string): Promise<void> {
  const remarks = await signUpRemarksOfPage();
  await api.POST("/api/v1/invitations/account", { body: { token, password, remarks } });
}

function explain(error: unknown, accountExists: string): string {
  const isTaken = error instanceof ApiError && error.code === "invitation.account_exists";
  return isTaken ? accountExists : describeError(error);
}
