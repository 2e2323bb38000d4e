import { KeyRound } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";
import { authClient } from "../auth-client.ts";
import { isCancelled } from "../ways/is-cancelled.ts";
import { explainCodeRefusal } from "./explain-code-refusal.ts";
import { useSecondStep } from "./use-second-step.ts";

/** Asks for the security key; the browser shows how. */
export function KeyForm({ factorId }: { factorId: string }) {
  const { form, isBusy, error, prove } = useSecondStep("button");
  const explain = (failure: Error) =>
    isCancelled(failure)
      ? "The key was not used. It was cancelled, or this is another key."
      : explainCodeRefusal(failure, "This key was not accepted. Use the one that you added to your account.");

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
      <p className="text-md text-ink-2">Use the security key or the device that you added to your account.</p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        icon={<KeyRound aria-hidden="true" size={18} />}
        busy={isBusy}
        busyLabel="Waiting for the key..."
        aria-describedby={error ? "key-error" : undefined}
      >
        Use the security key
      </Button>
      <p id="key-error" role="alert" className="text-sm text-bad empty:hidden">
        {error}
      </p>
    </form>
  );
}
