import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { EmbeddedCheckout } from "../checkout/embedded-checkout.tsx";
import { trialTexts } from "./texts/trial-texts.ts";
import type { Trial } from "./use-trial.ts";

/** The payment service's frame, and a back button. */
export function CheckoutStep({ trial }: { trial: Trial }) {
  const { checkout: words } = useTexts(trialTexts);
  const { state, offer } = trial;
  if (!state.checkout || !offer) return null;
  return (
    <div>
      <Button
        variant="ghost"
        size="sm"
        className="mb-3 -ml-2.5"
        icon={<ArrowLeft aria-hidden="true" size={14} />}
        onClick={trial.goBack}
      >
        {words.back}
      </Button>
      {state.checkout.isTrialUsed && (
        <p className="mb-3 text-sm text-ink-1">
          {state.checkout.isTaxed
            ? words.trialUsedTaxed(offer.price.text)
            : words.trialUsed(offer.price.text)}
        </p>
      )}
      {state.failure && <PaymentPage onLeave={trial.leaveForCheckout} />}
      {!state.failure && (
        <EmbeddedCheckout
          key={state.attempt}
          publishableKey={offer.publishableKey}
          clientSecret={state.checkout.clientSecret}
          onComplete={trial.finishCheckout}
          onFailed={trial.fail}
        />
      )}
    </div>
  );
}

/** Way around a blocker: a page instead of the frame. */
function PaymentPage({ onLeave }: { onLeave: () => Promise<void> }) {
  const { checkout: words } = useTexts(trialTexts);
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await onLeave();
    setLeaving(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 text-sm text-ink-2">
      <p className="min-w-0 flex-1 basis-64">{words.blocker}</p>
      <Button size="sm" busy={isLeaving} busyLabel={words.opening} onClick={() => void leave()}>
        {words.openPage}
      </Button>
    </div>
  );
}
