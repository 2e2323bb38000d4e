import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authClient } from "./auth-client.ts";
import { checkCredentials } from "./credentials.ts";
import { useAuthForm } from "./use-auth-form.ts";

/** Email and password of someone who has an account. */
export function SignInForm({ email, onEmailChange }: EmailProps) {
  const [password, setPassword] = useState("");
  const { form, isBusy, fieldErrors, onSubmit, forget } = useAuthForm({
    values: { email, password },
    check: checkCredentials,
    submit: signIn,
    failureTitle: "Sign In Failed",
  });

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="name@company.com"
        value={email}
        onChange={(event) => {
          onEmailChange(event.target.value);
          forget("email");
        }}
        error={fieldErrors.email}
        disabled={isBusy}
      />
      <div className="flex flex-col gap-1.5">
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            forget("password");
          }}
          error={fieldErrors.password}
          disabled={isBusy}
        />
        <button
          type="button"
          onClick={announcePasswordReset}
          className="hit-area self-end text-xs text-ink-2 underline decoration-line-3 underline-offset-4 hover:text-ink-1"
        >
          Forgot password?
        </button>
      </div>
      <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel="Signing In...">
        Sign In
      </Button>
    </form>
  );
}

export interface EmailProps {
  email: string;
  onEmailChange: (email: string) => void;
}

async function signIn({ email, password }: { email: string; password: string }): Promise<Error | undefined> {
  const { error } = await authClient.signInWithPassword({ email: email.trim(), password });
  if (error) return error;
  notify({
    id: "auth",
    type: "success",
    title: "Success",
    message: "Signed in successfully!",
    duration: 4000,
  });
  return undefined;
}

function announcePasswordReset(): void {
  notify({
    id: "password-reset",
    type: "info",
    title: "Password Reset",
    message:
      "Password reset will be available soon. Please contact support. Whoever runs this installation can set a new password for you.",
    duration: 6000,
  });
}
