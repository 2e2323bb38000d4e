import { z } from "zod";
import { defineEvent } from "#platform/contract/define-event.ts";

/** A visitor's checkout is completed. Its object is the checkout. */
export const checkoutCompleted = defineEvent("checkout.completed", z.object({}));

/** A completed checkout became an account with workspace and subscription. Its object is the checkout. */
export const trialClaimed = defineEvent("trial.claimed", z.object({}));
