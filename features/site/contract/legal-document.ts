import { z } from "zod";

export const legalTypes = [
  "terms",
  "privacy",
  "cookies",
  "dpa",
  "acceptable-use",
  "security",
  "subprocessors",
  "imprint",
] as const;

export const LegalDocument = z
  .object({
    type: z.string(),
    version: z.number().int(),
    title: z.string(),
    /** Markdown. */
    body: z.string(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: "LegalDocument" });

export type LegalDocument = z.infer<typeof LegalDocument>;
