import { KeyRound } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { authClient } from "../auth-client.ts";
import { isCancelled } from "../sign-in-methods/is-cancelled.ts";
import { authTexts } from "../texts/auth-texts.ts";
import { explainCodeRefusal } from "./explain-code-refusal.ts";
import { useSecondStep } from "./use-second-step.ts";

/** Asks for the security key by the browser's dialog. */
export function KeyForm({ factorId }: { factorId: string }) {
  const { key: words } = useTexts(authTexts).ways.secondStep;
  const { form, isBusy, error, prove } = useSecondStep("button");
  const explain = (failure: Error) =>
    isCancelled(failure) ? words.cancelled : explainCodeRefusal(failure, words.refused);

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void prove(() => authClient.mfa.webauthn.authenticate({ factorId }), explain);
      }}
    >
      <p className="text-md text-ink-2">{words.lead}</p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        icon={<KeyRound aria-hidden="true" size={18} />}
        busy={isBusy}
        busyLabel={words.waiting}
        aria-describedby={error ? "key-error" : undefined}
      >
        {words.submit}
      </Button>
      <p id="key-error" role="alert" className="text-sm text-bad empty:hidden">
        {error}
      </p>
    </form>
  );
}
