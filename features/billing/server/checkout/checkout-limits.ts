import type { RateLimit } from "#platform/server/rate-limit/take-token.ts";

/** An office shares one address, so this throttles floods, not colleagues. */
export const perAddress: RateLimit = { name: "billing.checkout_address", burst: 20, perMinute: 2 };
export const perMailbox: RateLimit = { name: "billing.checkout_mailbox", burst: 6, perMinute: 0.2 };
export const inAll: RateLimit = { name: "billing.checkout", burst: 100, perMinute: 100 };
/** Dialogs and settings ask on opening. */
export const perReading: RateLimit = { name: "billing.checkout_reading", burst: 60, perMinute: 20 };
/** Each attempt costs a password hash. */
export const perSignUp: RateLimit = { name: "billing.sign_up", burst: 20, perMinute: 4 };
