import { z } from "zod";

/** How long one kind of data is kept. */
export const KeptData = z
  .object({
    /** Stable, such as `mail_drafts`. */
    table: z.string(),
    hours: z.int(),
    /** Whether a hold keeps it beyond that. What is technical goes all the same. */
    isHoldable: z.boolean(),
  })
  .meta({ id: "KeptData" });
export type KeptData = z.infer<typeof KeptData>;
