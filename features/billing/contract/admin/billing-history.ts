import { z } from "zod";

/** An audit event about a workspace's plan and payments, without personal data. */
export const BillingHistoryEvent = z
  .object({
    id: z.uuid(),
    act: z.string(),
    at: z.iso.datetime(),
    /** Address of the admin, or name of a part of the system. */
    by: z.string().nullable(),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: "BillingHistoryEvent" });
export type BillingHistoryEvent = z.infer<typeof BillingHistoryEvent>;
