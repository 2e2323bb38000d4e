import { useReducer, useRef } from "react";
import { createCheckout } from "./create-checkout.ts";
import { discardCheckout } from "./discard-checkout.ts";
import { type Choice, offerOf } from "./load-offer.ts";
import { openHostedCheckout } from "./open-hosted-checkout.ts";
import { TrialFailure, toTrialFailure } from "./trial-failure.ts";
import { type TrialMessage, trialMessages } from "./trial-messages.ts";
import type { TrialRequest } from "./trial-request.ts";
import { firstTrialState, followTrial } from "./trial-state.ts";
import { useOffer } from "./use-offer.ts";
import { useOwnCheckout } from "./use-own-checkout.ts";

/** State and actions of one trial. */
export function useTrial(
  { planId, interval, isPaid }: Pick<TrialRequest, "planId" | "interval" | "isPaid">,
  ownEmail: string | undefined,
) {
  const [state, act] = useReducer(followTrial, {
    ...firstTrialState,
    email: ownEmail ?? "",
    step: isPaid ? "password" : "email",
  });
  const next = ownEmail ? "linking" : "password";
  const isUnderWay = useRef(false);
  const fail = (failure: TrialFailure) => act({ type: "failed", failure });
  const offering = useOffer({ planId, interval }, (error) =>
    fail(toTrialFailure(error, trialMessages.plansNotLoaded)),
  );
  const { choice, choose, plans, offer, load, reload } = offering;
  useOwnCheckout((email) => act({ type: "found-completed", email, next }));

  /** One action at a time: further clicks are ignored. */
  const run = async (otherwise: TrialMessage, perform: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    act({ type: "sent" });
    try {
      await perform();
    } catch (error) {
      fail(toTrialFailure(error, otherwise));
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    state,
    choice,
    choose,
    plans,
    offer,
    run,
    fail,
    type: (email: string) => act({ type: "typed", email }),
    /** Opens the checkout, of the chosen plan or of `wanted`. */
    begin: (wanted: Choice = choice) =>
      run(trialMessages.noSession, async () => {
        choose(wanted);
        const offered = offerOf(await load(), wanted);
        if (!offered) throw new TrialFailure(trialMessages.noPlan);
        const { plan, price } = offered;
        const email = state.email.trim();
        const checkout = await createCheckout(plan, price.priceId, email);
        act(checkout ? { type: "checkout-opened", checkout } : { type: "found-completed", email, next });
      }),
    goBack: () => {
      act({ type: "went-back" });
      discardCheckout();
    },
    finishCheckout: () => act({ type: "paid", next }),
    startOver: () => act({ type: "started-over" }),
    /** Continues the checkout on the payment service's page. */
    leaveForCheckout: async () => {
      try {
        location.assign(await openHostedCheckout());
      } catch (error) {
        fail(toTrialFailure(error, trialMessages.checkoutNotLoaded));
      }
    },
    tryAgain: () => {
      act({ type: "tried-again" });
      if (!offer) reload();
    },
  };
}

export type Trial = ReturnType<typeof useTrial>;
