import { type FormEvent, useEffect, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { authClient } from "../auth-client.ts";
import { authTexts } from "../texts/auth-texts.ts";
import { CodeField } from "./code-field.tsx";
import { explainCodeRefusal } from "./explain-code-refusal.ts";
import { useSecondStep } from "./use-second-step.ts";

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ kind, factorId = "" }: { kind: "recovery" | "totp"; factorId?: string }) {
  const { form, isBusy, error, refuse, prove, forget } = useSecondStep();
  const [code, setCode] = useState("");
  const { secondStep } = useTexts(authTexts).ways;
  const words = secondStep[kind];

  useEffect(() => form.current?.querySelector("input")?.focus(), [form]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const given = code.trim();
    if (!given) return refuse(words.missing);
    void prove(
      async () =>
        kind === "recovery"
          ? authClient.mfa.recoveryCodes.verify({ code: given })
          : authClient.mfa.challengeAndVerify({ factorId, code: given.replaceAll(/\s/g, "") }),
      (failure) => explainCodeRefusal(failure, words.wrong),
    );
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <p className="text-md text-ink-2">{words.lead}</p>
      <CodeField
        label={words.label}
        isNumber={kind === "totp"}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          forget();
        }}
        error={error}
        disabled={isBusy}
      />
      <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel={secondStep.checking}>
        {secondStep.submit}
      </Button>
    </form>
  );
}
