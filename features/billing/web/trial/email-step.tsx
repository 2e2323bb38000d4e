import { type FormEvent, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { explainEmail, isEmail, isTooLong } from "./check-email.ts";
import { OfferSlip } from "./offer-slip.tsx";
import { trialTexts } from "./texts/trial-texts.ts";
import type { Trial } from "./use-trial.ts";

/** Asks for the address of the trial. */
export function EmailStep({ trial, isOwn }: { trial: Trial; isOwn: boolean }) {
  const { email: words } = useTexts(trialTexts);
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
        label={words.label}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={words.placeholder}
        required
        readOnly={isOwn}
        value={state.email}
        onChange={(event) => trial.type(event.target.value)}
        // The disabled button swallows Enter, so the field shows the reason.
        onKeyDown={({ key }) => key === "Enter" && setLeft(true)}
        onBlur={() => setLeft(state.email !== "")}
        error={isLeft || isTooLong(state.email) ? explainEmail(state.email) : undefined}
        hint={isOwn ? words.ownHint : isReady ? undefined : words.hint}
        disabled={state.isBusy}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!isReady || !isSold || Boolean(state.failure)}
        busy={state.isBusy}
        busyLabel={words.busy}
      >
        {words.submit}
      </Button>
      <p className="text-xs text-ink-3">{isSold ? words.promise : words.notSold}</p>
    </form>
  );
}
