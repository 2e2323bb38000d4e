import { z } from "zod";
import { TextChange } from "./content/content-version.ts";
import { Language } from "./content/language.ts";
import { LegalType } from "./legal-type.ts";

export const LegalDocument = z
  .object({
    type: LegalType,
    /** The one it is in; English where there is none in the language that was asked for. */
    language: Language,
    isFallback: z.boolean(),
    version: z.number().int(),
    newestVersion: z.number().int(),
    title: z.string(),
    /** Markdown in which the operator is named. */
    body: z.string(),
    publishedAt: z.iso.datetime(),
    /** What this version changed in the words of the one before, without the marks of Markdown; null for the first. */
    changes: z.array(TextChange).nullable(),
  })
  .meta({ id: "LegalDocument" });

export type LegalDocument = z.infer<typeof LegalDocument>;

export const LegalVersion = z
  .object({ version: z.number().int(), publishedAt: z.iso.datetime() })
  .meta({ id: "LegalVersion" });

export type LegalVersion = z.infer<typeof LegalVersion>;
