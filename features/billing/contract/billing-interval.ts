import { z } from "zod";

/** Billing period of a price. */
export const BillingInterval = z.enum(["month", "year"]);
export type BillingInterval = z.infer<typeof BillingInterval>;
