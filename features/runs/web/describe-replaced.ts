import type { ModelBadge } from "../contract/index.ts";

/** One and several of what the product's own rules replace, by the name in the placeholder. */
const words: Readonly<Record<string, readonly [string, string]>> = {
  KEY: ["key", "keys"],
  EMAIL: ["email address", "email addresses"],
  IBAN: ["IBAN", "IBANs"],
  CARD: ["card number", "card numbers"],
  SSN: ["social security number", "social security numbers"],
  PHONE: ["phone number", "phone numbers"],
  IP: ["IP address", "IP addresses"],
  TEXT: ["text like a placeholder", "texts like placeholders"],
};

/** E.g. "2 email addresses and 1 IBAN were replaced before gpt saw this". Own words are counted by their name. */
export function describeReplaced(replaced: NonNullable<ModelBadge["replaced"]>, model: string): string {
  const parts = replaced.map(({ name, count }) => {
    const [one, several] = words[name] ?? [name, name];
    return `${count} ${count === 1 ? one : several}`;
  });
  const total = replaced.reduce((sum, { count }) => sum + count, 0);
  const list = new Intl.ListFormat("en", { type: "conjunction" }).format(parts);
  return `${list} ${total === 1 ? "was" : "were"} replaced before ${model} saw this`;
}
