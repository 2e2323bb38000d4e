import { ArrowLeft } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";
import { EmbeddedCheckout } from "../checkout/embedded-checkout.tsx";
import { formatPrice } from "../plans/plan.ts";
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
          Trial already used; {formatPrice(offer.plan.priceMonthly)} today.
        </p>
      )}
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
