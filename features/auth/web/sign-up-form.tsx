import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { signUpRemarks } from "../contract/sign-up-remarks.ts";
import { authClient } from "./auth-client.ts";
import { checkNewCredentials, findBlamed, type NewCredentials } from "./credentials.ts";
import { EmailField } from "./email-field.tsx";
import { focusAfter } from "./focus-after.ts";
import { confirmationTarget } from "./links/link-target.ts";
import { createdMessage, isClaimingPage } from "./mail/created-message.ts";
import { fateOfConfirmation } from "./mail/mail-fate.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { signUpRemarksOfPage } from "./shown-versions.ts";
import type { EmailProps } from "./sign-in-form.tsx";
import { CompanyOffer, companyButton } from "./sign-in-methods/company-offer.tsx";
import { useCompanySignIn } from "./sign-in-methods/use-company-sign-in.ts";
import { authTexts } from "./texts/auth-texts.ts";
import { useAuthForm } from "./use-auth-form.ts";

/** Creates an account. Calls `onVerificationNeeded` when the mailbox must be proved before signing in. */
export function SignUpForm({ email, onEmailChange, onVerificationNeeded }: SignUpProps) {
  const { forms: words } = useTexts(authTexts);
  const [chosen, setChosen] = useState({ password: "", confirmation: "" });
  const company = useCompanySignIn(email);
  const { form, isBusy, fieldErrors, onSubmit, forget } = useAuthForm({
    values: { email, ...chosen },
    check: checkNewCredentials,
    submit: async (values) => {
      const way = await company.find();
      if (!way) return signUp(values, onVerificationNeeded);
      focusAfter(() => company.show(way), form, companyButton);
      return undefined;
    },
    failureTitle: words.signUpFailed,
    explain: findBlamed,
  });

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <EmailField
        autoComplete="email"
        value={email}
        onChange={(typed) => {
          onEmailChange(typed);
          forget("email");
        }}
        onBlur={() => void company.find().then((way) => way && company.show(way))}
        error={fieldErrors.email}
        disabled={isBusy}
      />
      <CompanyOffer
        offer={company.offer}
        email={email}
        onDecline={() => focusAfter(company.decline, form, '[name="password"]')}
      />
      <NewPasswordFields
        label="password"
        values={chosen}
        about={email}
        errors={fieldErrors}
        disabled={isBusy}
        onChange={(field, typed) => {
          setChosen({ ...chosen, [field]: typed });
          forget(field);
        }}
      />
      <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel={words.creating}>
        {words.create}
      </Button>
    </form>
  );
}

interface SignUpProps extends EmailProps {
  onVerificationNeeded: () => void;
}

async function signUp(
  { email, password }: NewCredentials,
  onVerificationNeeded: () => void,
): Promise<Error | undefined> {
  const credentials = { email: email.trim(), password };
  // The claim is redeemed, and its address left, as soon as there is a session.
  const isClaiming = isClaimingPage(location.search);
  const { data, error } = await authClient.signUp({
    ...credentials,
    options: {
      emailRedirectTo: confirmationTarget(),
      data: { [signUpRemarks]: await signUpRemarksOfPage() },
    },
  });
  if (error) return error;
  // For a taken address the service returns a user without identities.
  if (!data.session && data.user?.identities?.length === 0) {
    askForSignIn();
    onVerificationNeeded();
    return undefined;
  }
  const { forms: words } = authTexts.read();
  notify({
    id: "auth",
    type: "success",
    title: words.success,
    message: createdMessage(await fateOfConfirmation(data.user), isClaiming),
    duration: 6000,
  });
  if (data.session) return undefined;
  // The account exists but the response held no session. Signing in may still work before the proof.
  const signedIn = await authClient.signInWithPassword(credentials);
  if (signedIn.error) onVerificationNeeded();
  return undefined;
}

function askForSignIn(): void {
  const { forms: words } = authTexts.read();
  notify({
    id: "auth",
    type: "info",
    title: words.checkAddress,
    message: words.maybeKnown,
    duration: 6000,
  });
}
