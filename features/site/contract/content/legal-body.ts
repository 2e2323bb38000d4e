import { z } from "zod";

/** What a legal text says: its title, and Markdown in which `{{operator}}` and the like stand for the operator. */
export const LegalBody = z.object({
  title: z.string().trim().min(1).max(200),
  markdown: z.string().max(100_000).regex(/\S/, "Write something here."),
});

export type LegalBody = z.infer<typeof LegalBody>;
