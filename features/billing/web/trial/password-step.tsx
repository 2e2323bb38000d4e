import { type FormEvent, useState } from "react";
import { EasyPasswordNote, LegalNote } from "#features/auth/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { explainPassword, isPasswordReady, type TypedPassword } from "./check-password.ts";
import { StartOver } from "./start-over.tsx";
import { trialTexts } from "./texts/trial-texts.ts";
import type { Trial } from "./use-trial.ts";

/** Asks for the new account's password. */
export function PasswordStep({ trial, onSubmit }: PasswordStepProps) {
  const { password: words } = useTexts(trialTexts);
  const { state } = trial;
  const [typed, setTyped] = useState<TypedPassword>({ password: "", confirmation: "" });
  const [left, setLeft] = useState<ReadonlySet<keyof TypedPassword>>(new Set());
  const problems = explainPassword(typed);
  const isReady = isPasswordReady(typed);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !state.failure) onSubmit(typed.password);
  };

  const field = (name: keyof TypedPassword) => ({
    name,
    autoComplete: "new-password",
    required: true,
    value: typed[name],
    error: left.has(name) ? problems[name] : undefined,
    disabled: state.isBusy,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    onBlur: () => setLeft(new Set([...left, name])),
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-ink-2">
        {words.ready} <span className="break-words text-ink-1">{state.email.trim()}</span>
        {words.afterAddress}
      </p>
      {/* Password managers look for the account's name beside its password. */}
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={state.email.trim()}
        readOnly
        hidden
      />
      <PasswordField
        label={words.label}
        hint={
          <>
            {words.hint}
            <EasyPasswordNote password={typed.password} about={state.email} />
          </>
        }
        {...field("password")}
      />
      <PasswordField label={words.confirm} {...field("confirmation")} />
      <LegalNote isInDialog />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!isReady || Boolean(state.failure)}
        busy={state.isBusy}
        busyLabel={words.busy}
      >
        {words.submit}
      </Button>
      <StartOver trial={trial} />
    </form>
  );
}

interface PasswordStepProps {
  trial: Trial;
  onSubmit: (password: string) => void;
}
