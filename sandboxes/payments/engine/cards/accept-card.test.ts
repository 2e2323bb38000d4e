import { expect, it } from "vitest";
import { acceptCard, passesLuhn } from "./accept-card.ts";
import { testCards } from "./test-cards.ts";

const now = new Date("2026-11-21T12:00:00Z");
const card = { number: "4242 4242 4242 4242", expMonth: 11, expYear: 2026, cvc: "123" };

it("takes a test card until the last day of its month", () => {
  expect(acceptCard(card, now)).toMatchObject({ brand: "visa", last4: "4242", behaviour: "works" });
  expect(acceptCard({ ...card, expMonth: 10 }, now)).toEqual({
    refusal: "Your card's expiration date is in the past.",
  });
});

it.each([
  [{ number: "4242424242424241" }, "Your card number is incorrect."],
  [{ number: "4242" }, "Your card number is incorrect."],
  [{ number: "not a number" }, "Your card number is incorrect."],
  [{ expMonth: 13 }, "Your card's expiration date is in the past."],
  [{ expYear: Number.NaN }, "Your card's expiration date is in the past."],
  [{ cvc: "12" }, "Your card's security code is incomplete."],
])("says what is wrong with %j", (change, refusal) => {
  expect(acceptCard({ ...card, ...change }, now)).toEqual({ refusal });
});

it("refuses every number that could be somebody's", () => {
  // Passes the check of a real card, and is none of the test cards.
  const number = "4111111111111111";
  expect(passesLuhn(number)).toBe(true);
  expect(() => acceptCard({ ...card, number }, now)).toThrow("Never enter a real card");
});

it("knows test cards that pass the check of real ones", () => {
  expect([...testCards.keys()].filter((number) => !passesLuhn(number))).toEqual([]);
});
