import { z } from "zod";

export const ReadWebPageInput = z.object({
  url: z.string().trim().min(1).max(2_000).describe("The full address, starting with https:// or http://"),
  question: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .optional()
    .describe("What the person wants to know from the page, if it is something in particular"),
});
export type ReadWebPageInput = z.infer<typeof ReadWebPageInput>;
