import { matchesOf } from "../rule.ts";

/**
 * Card numbers: 13 to 19 digits in one block, or grouped as on a card, that begin like one and pass the
 * Luhn check.
 */
export const findCard = matchesOf(
  /(?<![\d.,])(?:[2-6]\d{12,18}|[2-6]\d{3}([ \u00a0-])\d{4}\1\d{4}\1\d{4}(?:\1\d{3})?|3\d{3}([ \u00a0-])\d{6}\2\d{5})(?!\d)/gu,
  (match) => passesLuhn(match.replace(/\D/g, "")),
);

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
