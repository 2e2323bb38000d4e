import { z } from "zod";
import { LandingContent } from "../landing-content.ts";
import { legalTypes } from "../legal-types.ts";
import { LegalBody } from "./legal-body.ts";
import { Operator } from "./operator.ts";

/** The kinds of content and their schemas. */
export const contentSchemas = {
  landing: LandingContent,
  operator: Operator,
  "legal.terms": LegalBody,
  "legal.privacy": LegalBody,
  "legal.cookies": LegalBody,
  "legal.dpa": LegalBody,
  "legal.acceptable-use": LegalBody,
  "legal.security": LegalBody,
  "legal.subprocessors": LegalBody,
  "legal.imprint": LegalBody,
} as const;

export type ContentKind = keyof typeof contentSchemas;

export type BodyOf<Kind extends ContentKind> = z.infer<(typeof contentSchemas)[Kind]>;

export const contentKinds: readonly [ContentKind, ...ContentKind[]] = [
  "landing",
  "operator",
  ...legalTypes.map((type) => `legal.${type}` as const),
];

export const ContentKind = z.enum(contentKinds);
