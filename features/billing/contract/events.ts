import { z } from "zod";
import { defineEvent } from "#platform/contract/define-event.ts";

/** A visitor's checkout is completed, whoever told of it; about the checkout. */
export const checkoutCompleted = defineEvent("checkout.completed", z.object({}));

/** A completed checkout became an account with its workspace and subscription; about the checkout. */
export const trialClaimed = defineEvent("trial.claimed", z.object({}));
