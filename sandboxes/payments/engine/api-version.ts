import type Stripe from "stripe";

/** The only supported API version. */
export const apiVersion = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;
