import { isAuthApiError } from "@supabase/auth-js";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { describeAuthFailure } from "../auth-failure.ts";
import { focusAfter } from "../focus-after.ts";
import { domainOf, goToCompany } from "./go-to-provider.ts";

/** Asks for the work e-mail: its domain tells where the company signs in. */
export function SsoForm({ email: typed }: { email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(typed);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  const refuse = (message: string) => {
    const show = () => {
      setBusy(false);
      setError(message);
    };
    focusAfter(show, form, "input");
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!domainOf(email)) return refuse("Enter your work email, such as name@company.com.");
    setBusy(true);
    setError(undefined);
    const failure = await goToCompany(email).catch((thrown: Error) => thrown);
    // Without a failure the browser is on its way already.
    if (failure) refuse(explain(failure, domainOf(email)));
  };

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      noValidate
      aria-label="Single sign-on"
      className="flex flex-col gap-3"
    >
      <TextField
        label="Work email"
        name="work-email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="name@company.com"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setError(undefined);
        }}
        error={error}
        disabled={isBusy}
      />
      <Button type="submit" size="lg" busy={isBusy} busyLabel="Signing In...">
        Continue
      </Button>
    </form>
  );
}

function explain(failure: Error, domain: string): string {
  const isUnknown = isAuthApiError(failure) && failure.code === "sso_provider_not_found";
  if (!isUnknown) return describeAuthFailure(failure);
  return `Single sign-on is not set up for ${domain}. Ask your admin, or sign in another way.`;
}
