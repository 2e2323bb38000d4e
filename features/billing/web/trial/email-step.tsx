import { type FormEvent, useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { explainEmail, isEmail, isTooLong } from "./check-email.ts";
import { OfferSlip } from "./offer-slip.tsx";
import type { Trial } from "./use-trial.ts";

/** Whose trial it is. */
export function EmailStep({ trial, isOwn }: { trial: Trial; isOwn: boolean }) {
  const { state, offer } = trial;
  const [isLeft, setLeft] = useState(false);
  const isReady = isEmail(state.email);
  const isSold = !offer || offer.price.priceId !== undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && isSold && !state.failure) void trial.begin();
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <OfferSlip offer={offer} />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="name@company.com"
        required
        readOnly={isOwn}
        value={state.email}
        onChange={(event) => trial.type(event.target.value)}
        // The button is disabled, so that nothing is sent: the field itself says why.
        onKeyDown={({ key }) => key === "Enter" && setLeft(true)}
        onBlur={() => setLeft(state.email !== "")}
        error={isLeft || isTooLong(state.email) ? explainEmail(state.email) : undefined}
        hint={
          isOwn
            ? "The plan belongs to this account."
            : isReady
              ? undefined
              : "Your address is all it takes to go on."
        }
        disabled={state.isBusy}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!isReady || !isSold || Boolean(state.failure)}
        busy={state.isBusy}
        busyLabel="Opening checkout..."
      >
        Continue
      </Button>
      <p className="text-xs text-ink-3">
        {isSold
          ? "No credit card required. Cancel anytime."
          : "This plan is not sold here yet. Write to whoever runs this installation."}
      </p>
    </form>
  );
}
