import { type FormEvent, useEffect, useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { authClient } from "../auth-client.ts";
import { CodeField } from "./code-field.tsx";
import { explainCodeRefusal } from "./explain-code-refusal.ts";
import { useSecondStep } from "./use-second-step.ts";

/** Asks for the code of an app, or for one of those kept for an emergency. */
export function CodeForm({ kind, factorId = "" }: { kind: "recovery" | "totp"; factorId?: string }) {
  const { form, isBusy, error, refuse, prove, forget } = useSecondStep();
  const [code, setCode] = useState("");
  const words = texts[kind];

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
      <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel="Checking...">
        Continue
      </Button>
    </form>
  );
}

const texts = {
  totp: {
    lead: "Enter the code that your authenticator app shows now.",
    label: "Six-digit code",
    missing: "Enter the six digits that the app shows.",
    wrong: "This code is not right. Enter the one that the app shows now.",
  },
  recovery: {
    lead: "Enter one of the recovery codes that you kept. Each works once.",
    label: "Recovery code",
    missing: "Enter one of your recovery codes.",
    wrong: "This code is not right, or was used before.",
  },
};
