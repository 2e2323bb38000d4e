import { EmbeddedCheckoutProvider, EmbeddedCheckout as Frame } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useMemo, useRef, useState } from "react";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { TrialFailure, toTrialFailure } from "../trial/trial-failure.ts";
import { trialMessages } from "../trial/trial-messages.ts";
import { loadPaymentScript } from "./load-payment-script.ts";
import { watchCheckout } from "./watch-checkout.ts";

/** The payment service's page in a frame. Use the secret as React key: another secret needs another frame. */
export function EmbeddedCheckout({ publishableKey, clientSecret, onComplete, onFailed }: CheckoutProps) {
  const [stripe, setStripe] = useState<Stripe>();
  const [isShown, setShown] = useState(false);
  const told = useRef({ onComplete, onFailed });
  told.current = { onComplete, onFailed };

  useEffect(() => {
    let isLeft = false;
    let leave = () => {};
    loadPaymentScript(publishableKey).then(
      (loaded) => {
        if (isLeft) return;
        const watched = watchCheckout(loaded, {
          onShown: () => setShown(true),
          onFailed: (error) =>
            told.current.onFailed(new TrialFailure(trialMessages.checkoutNotLoaded, error)),
        });
        leave = watched.leave;
        setStripe(watched.stripe);
      },
      (error: unknown) => {
        if (!isLeft) told.current.onFailed(toTrialFailure(error, trialMessages.stripeNotInitialized));
      },
    );
    return () => {
      isLeft = true;
      leave();
    };
  }, [publishableKey]);

  const options = useMemo(
    () => ({ clientSecret, onComplete: () => told.current.onComplete() }),
    [clientSecret],
  );

  return (
    <div>
      {!isShown && <CentredSpinner className="h-96" />}
      {stripe && (
        <EmbeddedCheckoutProvider stripe={stripe} options={options}>
          <Frame />
        </EmbeddedCheckoutProvider>
      )}
    </div>
  );
}

interface CheckoutProps {
  publishableKey: string;
  clientSecret: string;
  /** The person has finished there. The server verifies it itself. */
  onComplete: () => void;
  onFailed: (failure: TrialFailure) => void;
}
