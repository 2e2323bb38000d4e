import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { authClient } from "../auth-client.ts";
import { EmailField } from "../email-field.tsx";
import { Refusal } from "../security/refusal.tsx";

/** Requests a change of address, which takes effect after its confirmation. */
export function EmailForm({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const [wished, setWished] = useState("");
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<Error>();
  const [isBusy, setBusy] = useState(false);

  const ask = async () => {
    const complaint = complain(wished.trim(), email);
    setError(complaint);
    setRefusal(undefined);
    if (complaint) return;
    setBusy(true);
    const options = { emailRedirectTo: `${location.origin}/profile` };
    const { error: refused } = await authClient.updateUser({ email: wished.trim() }, options);
    setBusy(false);
    if (refused) setRefusal(refused);
  };

  return (
    <form
      noValidate
      className="flex max-w-[24rem] flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <Refusal error={refusal} onDismiss={() => setRefusal(undefined)} />
      <EmailField
        label="New address"
        autoComplete="email"
        value={wished}
        onChange={(typed) => {
          setWished(typed);
          setError(undefined);
        }}
        hint={isConfirmed ? "Both addresses must be confirmed." : "The new address must be confirmed."}
        error={error}
        disabled={isBusy}
      />
      <Button
        type="submit"
        className="self-start"
        busy={isBusy}
        busyLabel="Sending..."
        disabled={wished.trim() === ""}
      >
        Change address
      </Button>
    </form>
  );
}

function complain(wished: string, email: string): string | undefined {
  if (wished.toLowerCase() === email) return "This is already your email address.";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(wished) ? undefined : "Please enter a valid email address.";
}
