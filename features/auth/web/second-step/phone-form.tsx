import { type FormEvent, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { authClient } from "../auth-client.ts";
import { focusAfter } from "../focus-after.ts";
import { authTexts } from "../texts/auth-texts.ts";
import { CodeField } from "./code-field.tsx";
import { explainCodeRefusal } from "./explain-code-refusal.ts";
import { useSecondStep } from "./use-second-step.ts";

/** Sends a text message to the person's phone, then asks for its code. */
export function PhoneForm({ factorId }: { factorId: string }) {
  const { secondStep } = useTexts(authTexts).ways;
  const words = secondStep.phone;
  const says = [words.first, words.sent, words.sentAgain];
  const { form, isBusy, error, refuse, run, prove, forget } = useSecondStep("input, button");
  const [code, setCode] = useState("");
  /** Of the newest message; earlier codes are void. */
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
    if (!digits) return refuse(words.missing);
    void prove(() => authClient.mfa.verify({ factorId, challengeId, code: digits }), explain);
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <p role="status" className="text-md text-ink-2">
        {says[Math.min(sentCount, 2)]}
      </p>
      {challengeId && (
        <CodeField
          label={words.label}
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
        busyLabel={challengeId ? secondStep.checking : words.sending}
        aria-describedby={error && !challengeId ? "send-error" : undefined}
      >
        {challengeId ? secondStep.submit : words.send}
      </Button>
      {challengeId ? (
        <Button variant="ghost" className="-ml-3.25 self-start" disabled={isBusy} onClick={() => void send()}>
          {words.again}
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
  return explainCodeRefusal(failure, authTexts.read().ways.secondStep.phone.wrong);
}
