import { z } from "zod";

/** A legal text: its title, and Markdown with placeholders such as `{{operator}}`. */
export const LegalBody = z.object({
  title: z.string().trim().min(1).max(200),
  markdown: z.string().max(100_000).regex(/\S/, "Enter some text."),
});

export type LegalBody = z.infer<typeof LegalBody>;
