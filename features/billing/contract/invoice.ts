import { z } from "zod";

/** One invoice of the workspace, as the provider keeps it. Amounts in minor units of `currency`. */
export const Invoice = z.object({
  id: z.string(),
  /** Null while it is a draft. */
  number: z.string().nullable(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]),
  totalCents: z.number().int(),
  currency: z.string(),
  createdAt: z.iso.datetime(),
  /** Where it can be seen and paid. */
  url: z.url().nullable(),
  pdfUrl: z.url().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;
