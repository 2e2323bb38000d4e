import type Stripe from "stripe";

/** The only version of the protocol that the sandbox speaks. */
export const apiVersion = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;
