import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import {
  AuthFrame,
  HiddenUsernameField,
  LegalNote,
  signInWithPassword,
  signUpRemarksOfPage,
} from "#features/auth/web/index.tsx";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { callFunction } from "#platform/web/functions/call-function.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { announceAccount } from "../trial/announce-trial.ts";
import { explainPassword, isPasswordReady, type TypedPassword } from "../trial/check-password.ts";
import { forgetFinishToken } from "./finish-token.ts";
import type { Finish } from "./read-finish.ts";

/** Asks for a password, the only missing value. */
export function FinishForm({ token, finish }: { token: string; finish: Finish }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<TypedPassword>({ password: "", confirmation: "" });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const problems = explainPassword(typed);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPasswordReady(typed) || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const isSignedIn = await createAccount(token, finish.email, typed.password);
      announceAccount(isSignedIn);
      await navigate(isSignedIn ? "/dashboard" : "/auth", { replace: true });
    } catch (error) {
      setFailure(describeError(error));
      setBusy(false);
    }
  };
  const field = (name: keyof TypedPassword) => ({
    name,
    autoComplete: "new-password",
    required: true,
    value: typed[name],
    error: problems[name],
    disabled: isBusy,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });

  return (
    <AuthFrame title="Finish your account">
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <p className="text-md break-words text-ink-2">
          {finish.plan ? `The ${finish.plan} plan is ready` : "Your plan is ready"} for{" "}
          <span className="text-ink-1">{finish.email}</span>. Choose a password to finish.
        </p>
        <HiddenUsernameField email={finish.email} />
        <PasswordField label="Password" hint="At least 6 characters." {...field("password")} />
        <PasswordField label="Confirm Password" {...field("confirmation")} />
        {failure && (
          <p role="alert" className="text-sm text-bad">
            {failure}
          </p>
        )}
        <LegalNote isInDialog />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={!isPasswordReady(typed)}
          busy={isBusy}
          busyLabel="Creating Account..."
        >
          Create Account
        </Button>
      </form>
    </AuthFrame>
  );
}

/** Opens the account and signs in; false when only the sign-in failed. */
async function createAccount(token: string, email: string, password: string): Promise<boolean> {
  const remarks = await signUpRemarksOfPage();
  await callFunction("finish-checkout", { token, password, remarks }).catch((error: unknown) => {
    // A second click or tab: the account exists.
    if (!(error instanceof ApiError && error.code === "account_already_created")) throw error;
  });
  forgetFinishToken();
  return !(await signInWithPassword({ email, password }));
}
