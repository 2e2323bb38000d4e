import type { RedactionRuleId } from "../contract/index.ts";

/** What each rule finds, for admins. */
export const ruleWords: Readonly<Record<RedactionRuleId, { label: string; hint: string }>> = {
  secret_key: {
    label: "Keys and tokens",
    hint: "Private key blocks, and secrets with a known prefix such as sk-, ghp_ or AKIA.",
  },
  email: { label: "Email addresses", hint: "Addresses of any domain." },
  iban: { label: "IBANs", hint: "Account numbers with a valid length and checksum." },
  card: { label: "Card numbers", hint: "13 to 19 digits with a valid checksum." },
  ssn: { label: "US social security numbers", hint: "Written with hyphens, e.g. 123-45-6789." },
  phone: {
    label: "International phone numbers",
    hint: "With a plus and a country code. Numbers without a plus are not found.",
  },
  ip: { label: "IP addresses", hint: "Versions 4 and 6, except those of the machine itself." },
};
