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

export const LegalType = z.enum(legalTypes);

export type LegalType = z.infer<typeof LegalType>;
