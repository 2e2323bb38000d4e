import { z } from "zod";

/** The product's own rules with the names in their placeholders, in the order in which they win overlaps. */
export const redactionRules = [
  { id: "secret_key", placeholder: "KEY" },
  { id: "email", placeholder: "EMAIL" },
  { id: "iban", placeholder: "IBAN" },
  { id: "card", placeholder: "CARD" },
  { id: "ssn", placeholder: "SSN" },
  { id: "phone", placeholder: "PHONE" },
  { id: "ip", placeholder: "IP" },
] as const;

export const RedactionRuleId = z.enum(redactionRules.map(({ id }) => id));
export type RedactionRuleId = z.infer<typeof RedactionRuleId>;

/** Stands in for text that looks like a placeholder itself. */
export const literalPlaceholder = "TEXT";

/** More would slow each question down. */
export const maxOwnTerms = 50;

export const OwnTerm = z
  .object({
    id: z.uuid(),
    kind: z.enum(["words", "pattern"]),
    /** Words match in any case, at word boundaries. A pattern is a regular expression. */
    text: z.string(),
    placeholder: z.string(),
  })
  .meta({ id: "OwnRedactionTerm" });
export type OwnTerm = z.infer<typeof OwnTerm>;

export const AddOwnTerm = OwnTerm.omit({ id: true }).extend({
  text: z.string().trim().min(1).max(200),
  placeholder: z.string().regex(/^[A-Z]{2,16}$/, "Use 2 to 16 capital letters, e.g. PROJECT."),
});
export type AddOwnTerm = z.infer<typeof AddOwnTerm>;

/** Which rules apply to what is sent to each provider. */
export const Redaction = z
  .object({
    providers: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** Ids of rules and own terms. */
        rulesOn: z.array(z.string()),
      }),
    ),
    terms: z.array(OwnTerm),
  })
  .meta({ id: "Redaction" });
export type Redaction = z.infer<typeof Redaction>;

export const SwitchRule = z.object({
  providerId: z.uuid(),
  rule: z.union([RedactionRuleId, z.uuid()]),
  isOn: z.boolean(),
});
export type SwitchRule = z.infer<typeof SwitchRule>;
