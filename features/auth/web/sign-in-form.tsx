import { useEffect, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { withTexts } from "#platform/web/language/with-texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { authClient } from "./auth-client.ts";
import { checkCredentials } from "./credentials.ts";
import { EmailField } from "./email-field.tsx";
import { announceSignIn } from "./sign-in-methods/announce-sign-in.ts";
import { offerPasskeys } from "./sign-in-methods/offered-passkeys.ts";
import { authTexts } from "./texts/auth-texts.ts";
import { useAuthForm } from "./use-auth-form.ts";

const loadRecovery = withTexts(() => import("./links/request-recovery.ts"));

/** Sign-in by email and password. */
export function SignInForm({ email, onEmailChange }: EmailProps) {
  const { forms: words } = useTexts(authTexts);
  const [password, setPassword] = useState("");
  const { form, isBusy, fieldErrors, onSubmit, forget, point } = useAuthForm({
    values: { email, password },
    check: checkCredentials,
    submit: signIn,
    failureTitle: words.signInFailed,
  });
  const [isAsking, setAsking] = useState(false);
  // A submitted password withdraws the passkey offer until it is refused.
  useEffect(() => (isBusy ? undefined : offerPasskeys()), [isBusy]);

  const forgot = async () => {
    setAsking(true);
    const { requestRecovery } = await loadRecovery();
    const lacksEmail = await requestRecovery(email);
    setAsking(false);
    if (lacksEmail) point("email", words.forgotAdvice);
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <EmailField
        autoComplete="username webauthn"
        value={email}
        onChange={(typed) => {
          onEmailChange(typed);
          forget("email");
        }}
        error={fieldErrors.email}
        disabled={isBusy}
      />
      <div className="flex flex-col gap-1.5">
        <PasswordField
          label={words.password}
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
          onClick={() => void forgot()}
          disabled={isBusy || isAsking}
          className="hit-area self-end text-xs text-ink-2 underline decoration-line-3 underline-offset-4 enabled:hover:text-ink-1"
        >
          {words.forgot}
        </button>
      </div>
      <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel={words.signingIn}>
        {words.signIn}
      </Button>
    </form>
  );
}

export interface EmailProps {
  email: string;
  onEmailChange: (email: string) => void;
}

async function signIn({ email, password }: { email: string; password: string }): Promise<Error | undefined> {
  const { data, error } = await authClient.signInWithPassword({ email: email.trim(), password });
  if (error) return error;
  announceSignIn(data.session);
  return undefined;
}
