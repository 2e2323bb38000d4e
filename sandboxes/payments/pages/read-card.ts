import type { CardInput } from "../contract/card.ts";

/** Card fields of a form. */
export interface CardFields {
  number?: string;
  /** `MM / YY` or `MM / YYYY`. */
  expiry?: string;
  cvc?: string;
  name?: string;
}

export type CardErrors = Partial<Record<"number" | "expiry" | "cvc", string>>;

export type ReadCard = { card: CardInput } | { errors: CardErrors };

/** Parses a typed card, or returns an error per field. */
export function readCard(fields: CardFields): ReadCard {
  const number = (fields.number ?? "").replace(/[\s-]/g, "");
  const cvc = (fields.cvc ?? "").trim();
  const expiry = readExpiry(fields.expiry ?? "");
  const errors: CardErrors = {};
  if (!/^\d{12,19}$/.test(number))
    errors.number = number ? "This is not a card number." : "Enter a card number.";
  if (!expiry) errors.expiry = "Enter the month and year, as MM / YY.";
  if (!/^\d{3,4}$/.test(cvc)) errors.cvc = "Enter the 3 or 4 digits.";
  if (!expiry || Object.keys(errors).length > 0) return { errors };
  const name = (fields.name ?? "").trim().slice(0, 200);
  return { card: { number, ...expiry, cvc, ...(name ? { name } : {}) } };
}

/** Whether all card fields are empty. */
export function isEmptyCard({ number, expiry, cvc }: CardFields): boolean {
  return ![number, expiry, cvc].some((field) => field?.trim());
}

function readExpiry(typed: string): { expMonth: number; expYear: number } | undefined {
  const [, month = "", year = ""] = /^\s*(\d{1,2})\s*[/.-]?\s*(20\d{2}|\d{2})\s*$/.exec(typed) ?? [];
  const expMonth = Number(month);
  if (expMonth < 1 || expMonth > 12) return undefined;
  return { expMonth, expYear: year.length === 2 ? 2000 + Number(year) : Number(year) };
}
