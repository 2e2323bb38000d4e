import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { EmbeddedCheckout } from "../checkout/embedded-checkout.tsx";
import type { Trial } from "./use-trial.ts";

/** The page of the payment service, and the way back. */
export function CheckoutStep({ trial }: { trial: Trial }) {
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
        Back
      </Button>
      {state.checkout.isTrialUsed && (
        <p className="mb-3 text-sm text-ink-1">
          Trial already used; {offer.price.text}
          {state.checkout.isTaxed && " plus tax"} today.
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

/** The way past a blocker: a page instead of a frame. */
function PaymentPage({ onLeave }: { onLeave: () => Promise<void> }) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await onLeave();
    setLeaving(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 text-sm text-ink-2">
      <p className="min-w-0 flex-1 basis-64">
        A blocker in the browser may keep the checkout from loading. The payment service has it on a page of
        its own, too, and leads back from there.
      </p>
      <Button size="sm" busy={isLeaving} busyLabel="Opening..." onClick={() => void leave()}>
        Open the payment page
      </Button>
    </div>
  );
}
