import { type FormEvent, useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { authClient } from "../auth-client.ts";
import { focusAfter } from "../focus-after.ts";
import { CodeField } from "./code-field.tsx";
import { explainCodeRefusal } from "./explain-code-refusal.ts";
import { useSecondStep } from "./use-second-step.ts";

/** Sends a text message to the person's phone, and then asks for the code in it. */
export function PhoneForm({ factorId }: { factorId: string }) {
  const { form, isBusy, error, refuse, run, prove, forget } = useSecondStep("input, button");
  const [code, setCode] = useState("");
  /** Of the newest message; only its code is good. */
  const [challengeId, setChallengeId] = useState<string>();
  const [sentCount, setSentCount] = useState(0);

  const send = async () => {
    let id: string | undefined;
    const isSent = await run(async () => {
      const { data, error: failure } = await authClient.mfa.challenge({ factorId, channel: "sms" });
      id = data?.id;
      return { error: failure };
    }, explain);
    if (!isSent) return;
    const show = () => {
      setChallengeId(id);
      setSentCount(sentCount + 1);
      setCode("");
    };
    focusAfter(show, form, "input");
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!challengeId) return void send();
    const digits = code.replaceAll(/\s/g, "");
    if (!digits) return refuse("Enter the code from the message.");
    void prove(() => authClient.mfa.verify({ factorId, challengeId, code: digits }), explain);
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <p role="status" className="text-md text-ink-2">
        {says[Math.min(sentCount, 2)]}
      </p>
      {challengeId && (
        <CodeField
          label="Code from the message"
          isNumber
          value={code}
          onChange={(typed) => {
            setCode(typed);
            forget();
          }}
          error={error}
          disabled={isBusy}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={isBusy}
        busyLabel={challengeId ? "Checking..." : "Sending..."}
        aria-describedby={error && !challengeId ? "send-error" : undefined}
      >
        {challengeId ? "Continue" : "Send a code"}
      </Button>
      {challengeId ? (
        <Button variant="ghost" className="-ml-3.25 self-start" disabled={isBusy} onClick={() => void send()}>
          Send another code
        </Button>
      ) : (
        <p id="send-error" role="alert" className="text-sm text-bad empty:hidden">
          {error}
        </p>
      )}
    </form>
  );
}

function explain(failure: Error): string | undefined {
  return explainCodeRefusal(failure, "This code is not right. Enter the one of the newest message.");
}

const says = [
  "We send a code to your phone.",
  "A code is on its way to your phone.",
  "Another code is on its way to your phone. The one before no longer works.",
];
