import { z } from "zod";

const mostWords = 50;

export const WebSearchInput = z.object({
  query: z
    .string()
    .trim()
    .min(1)
    .max(400)
    .refine((query) => query.split(/\s+/).length <= mostWords, `has more than ${mostWords} words`)
    .describe("What to search for, as one types it into a search engine"),
});
export type WebSearchInput = z.infer<typeof WebSearchInput>;
