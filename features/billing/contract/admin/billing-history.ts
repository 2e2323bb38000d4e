import { z } from "zod";

/** One audit event about what a workspace has and pays, without anything personal. */
export const BillingHistoryEvent = z
  .object({
    id: z.uuid(),
    act: z.string(),
    at: z.iso.datetime(),
    /** Who did it: the address of an admin, or the name of a part of the system. */
    by: z.string().nullable(),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: "BillingHistoryEvent" });
export type BillingHistoryEvent = z.infer<typeof BillingHistoryEvent>;
