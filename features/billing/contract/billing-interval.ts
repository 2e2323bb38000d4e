import { z } from "zod";

/** What one price is for. */
export const BillingInterval = z.enum(["month", "year"]);
export type BillingInterval = z.infer<typeof BillingInterval>;
