import { z } from "zod";
import { TextChange } from "./content/content-version.ts";
import { Language } from "./content/language.ts";
import { LegalType } from "./legal-type.ts";

export const LegalDocument = z
  .object({
    type: LegalType,
    /** The language of the text. English when the requested one has none. */
    language: Language,
    isFallback: z.boolean(),
    version: z.number().int(),
    newestVersion: z.number().int(),
    title: z.string(),
    /** Markdown with the operator filled in. */
    body: z.string(),
    publishedAt: z.iso.datetime(),
    /** The changes in wording since the version before, without Markdown. Null for the first version. */
    changes: z.array(TextChange).nullable(),
  })
  .meta({ id: "LegalDocument" });

export type LegalDocument = z.infer<typeof LegalDocument>;

export const LegalVersion = z
  .object({ version: z.number().int(), publishedAt: z.iso.datetime() })
  .meta({ id: "LegalVersion" });

export type LegalVersion = z.infer<typeof LegalVersion>;
