import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { authClient } from "../auth-client.ts";
import { useSecondStep } from "./use-second-step.ts";

type CodeKind = "phone" | "recovery" | "totp";

/** Asks for the code of an app, of a text message, or one of those kept for an emergency. */
export function CodeForm({ kind, factorId = "" }: { kind: CodeKind; factorId?: string }) {
  const { form, isBusy, error, refuse, run, prove, forget } = useSecondStep();
  const [code, setCode] = useState("");
  const challengeId = useRef<string>(undefined);
  const [isSent, setSent] = useState(false);
  const words = texts[kind];

  useEffect(() => form.current?.querySelector("input")?.focus(), [form]);

  const send = () =>
    run(async () => {
      const { data, error: failure } = await authClient.mfa.challenge({ factorId, channel: "sms" });
      challengeId.current = data?.id;
      setSent(!failure);
      return { error: failure };
    });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const given = code.trim();
    if (!given) return refuse(words.missing);
    void prove(async () => {
      if (kind === "recovery") return authClient.mfa.recoveryCodes.verify({ code: given });
      const digits = given.replaceAll(/\s/g, "");
      if (kind === "totp") return authClient.mfa.challengeAndVerify({ factorId, code: digits });
      return authClient.mfa.verify({ factorId, challengeId: challengeId.current ?? "", code: digits });
    });
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <p className="text-md text-ink-2">{words.lead}</p>
      {kind === "phone" && (
        <Button busy={isBusy} busyLabel="Sending..." onClick={() => void send()}>
          {isSent ? "Send another code" : "Send a code"}
        </Button>
      )}
      <TextField
        label={words.label}
        name="code"
        inputMode={kind === "recovery" ? "text" : "numeric"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={kind === "recovery" ? 40 : 12}
        inputClassName="font-mono tracking-widest"
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
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
  },
  phone: {
    lead: "We send a code to your phone.",
    label: "Code from the message",
    missing: "Enter the code from the message.",
  },
  recovery: {
    lead: "Enter one of the recovery codes that you kept. Each works once.",
    label: "Recovery code",
    missing: "Enter one of your recovery codes.",
  },
};
