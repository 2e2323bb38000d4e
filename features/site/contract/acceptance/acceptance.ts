import { z } from "zod";
import { Language } from "../content/language.ts";

/** The legal texts that people accept. */
export const acceptedTypes = ["terms", "privacy"] as const;

export const AcceptedType = z.enum(acceptedTypes);

export type AcceptedType = z.infer<typeof AcceptedType>;

const versionNumber = z.number().int().min(1).max(1_000_000);

/** The versions shown beside a button, with their language. */
export const ShownVersions = z
  .object({ language: Language, terms: versionNumber.optional(), privacy: versionNumber.optional() })
  .meta({ id: "ShownVersions" });

export type ShownVersions = z.infer<typeof ShownVersions>;

export const LegalAcceptance = z
  .object({
    type: AcceptedType,
    title: z.string(),
    language: Language,
    version: z.number().int(),
    acceptedAt: z.iso.datetime(),
    /** False when a newer version exists. */
    isNewest: z.boolean(),
  })
  .meta({ id: "LegalAcceptance" });

export type LegalAcceptance = z.infer<typeof LegalAcceptance>;

export const LegalAcceptances = z
  .object({
    /** The caller's last acceptance of each text. */
    accepted: z.array(LegalAcceptance),
    /** The newest versions that require acceptance. */
    asked: z.array(
      z.object({ type: AcceptedType, title: z.string(), language: Language, version: z.number().int() }),
    ),
  })
  .meta({ id: "LegalAcceptances" });

export type LegalAcceptances = z.infer<typeof LegalAcceptances>;
