import type { CardInput } from "../../contract/card.ts";
import { SandboxError } from "../../contract/sandbox-error.ts";
import { type CardBehaviour, type TestCard, testCards, wronglyTypedNumber } from "./test-cards.ts";

/** A complete test card, of whose number only the last digits are stored. */
export interface AcceptedCard {
  brand: TestCard["brand"];
  behaviour: CardBehaviour;
  last4: string;
  /** The whole number, for the fingerprint only. */
  number: string;
  expMonth: number;
  expYear: number;
  name: string | null;
}

/** The card, or an error for people. Throws `not_a_test_card` for any other number. */
export function acceptCard(input: CardInput, now: Date): AcceptedCard | { refusal: string } {
  const number = input.number.replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(number) || number === wronglyTypedNumber) {
    return { refusal: "Your card number is incorrect." };
  }
  const known = testCards.get(number);
  if (!known) {
    if (!passesLuhn(number)) return { refusal: "Your card number is incorrect." };
    throw new SandboxError("not_a_test_card", "This is a payment sandbox. Never enter a real card.");
  }
  if (isPast(input, now)) return { refusal: "Your card's expiration date is in the past." };
  const cvcLength = known.brand === "amex" ? 4 : 3;
  if (!/^\d+$/.test(input.cvc) || input.cvc.length !== cvcLength) {
    return { refusal: "Your card's security code is incomplete." };
  }
  return {
    ...known,
    number,
    last4: number.slice(-4),
    expMonth: input.expMonth,
    expYear: input.expYear,
    name: input.name?.trim() || null,
  };
}

/** Checks the Luhn check digit. */
export function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function isPast({ expMonth, expYear }: CardInput, now: Date): boolean {
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12) return true;
  // Valid until the last day of its month.
  return !(Date.UTC(expYear, expMonth, 1) > now.getTime());
}
