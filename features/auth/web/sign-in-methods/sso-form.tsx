import { isAuthApiError } from "@supabase/auth-js";
import { type FormEvent, useEffect, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { EmailField } from "../email-field.tsx";
import { authTexts } from "../texts/auth-texts.ts";
import { useFieldForm } from "../use-field-form.ts";
import { domainOf } from "./domain-of.ts";
import { goToCompany } from "./go-to-provider.ts";

/** Asks for the work e-mail. Its domain selects the identity provider. */
export function SsoForm({ email: typed }: { email: string }) {
  const { forms, ways } = useTexts(authTexts);
  const words = ways.sso;
  const { form, isBusy, error, refuse, run, forget } = useFieldForm();
  const [email, setEmail] = useState(typed);

  useEffect(() => form.current?.querySelector("input")?.focus(), [form]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const domain = domainOf(email);
    if (!domain) return refuse(words.emailMissing);
    // Without a failure the browser is already leaving, so the form stays busy.
    void run(
      async () => (await goToCompany(email)) ?? new Promise<undefined>(() => {}),
      (failure) => explain(failure, domain),
    );
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate aria-label={words.label} className="flex flex-col gap-3">
      <EmailField
        label={words.email}
        name="work-email"
        autoComplete="email"
        value={email}
        onChange={(next) => {
          setEmail(next);
          forget();
        }}
        error={error}
        disabled={isBusy}
      />
      <Button type="submit" size="lg" busy={isBusy} busyLabel={forms.signingIn}>
        {words.submit}
      </Button>
    </form>
  );
}

function explain(failure: Error, domain: string): string | undefined {
  const isUnknown = isAuthApiError(failure) && failure.code === "sso_provider_not_found";
  if (!isUnknown) return undefined;
  return authTexts.read().ways.sso.unknown(domain);
}
