import { type FormEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { useFeature } from "#platform/web/api/use-feature.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { explainEmail, isEmail, isTooLong } from "./check-email.ts";
import { OfferSlip } from "./offer-slip.tsx";
import { trialTexts } from "./texts/trial-texts.ts";
import type { Trial } from "./use-trial.ts";

/** Asks for the address of the trial. */
export function EmailStep({ trial, onLeave }: EmailStepProps) {
  const { email: words } = useTexts(trialTexts);
  const { state, offer } = trial;
  const [isLeft, setLeft] = useState(false);
  const isReady = isEmail(state.email);
  const isSold = !offer || offer.price.priceId !== undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isReady) {
      setLeft(true);
      event.currentTarget.querySelector("input")?.focus();
    } else if (isSold && !state.failure) void trial.begin();
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
        value={state.email}
        onChange={(event) => trial.type(event.target.value)}
        onBlur={() => setLeft(state.email !== "")}
        error={isLeft || isTooLong(state.email) ? explainEmail(state.email) : undefined}
        hint={isReady ? undefined : words.hint}
        disabled={state.isBusy}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!isSold || Boolean(state.failure)}
        busy={state.isBusy}
        busyLabel={words.busy}
      >
        {words.submit}
      </Button>
      <p className="text-xs text-ink-3">
        {isSold ? words.promise : words.notSold} <DemoInstead onLeave={onLeave} />
      </p>
    </form>
  );
}

/** The way for people who only want to look. */
function DemoInstead({ onLeave }: Pick<EmailStepProps, "onLeave">) {
  const { email: words } = useTexts(trialTexts);
  const hasDemo = useFeature("demo");
  const isThere = useLocation().pathname === demoPath;
  if (!hasDemo || isThere) return null;
  return (
    <Link to={demoPath} onClick={onLeave} className="hit-area text-accent underline underline-offset-2">
      {words.demoInstead}
    </Link>
  );
}

const demoPath = "/demo";

interface EmailStepProps {
  trial: Trial;
  /** Called when the person follows a link out of the dialog. */
  onLeave: () => void;
}
