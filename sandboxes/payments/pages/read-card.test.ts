import { expect, test } from "vitest";
import { isEmptyCard, readCard } from "./read-card.ts";

const typed = { number: "4242 4242 4242 4242", expiry: "04 / 30", cvc: "123" };

test("a card is read as people type it", () => {
  expect(readCard({ ...typed, name: " Ada " })).toEqual({
    card: { number: "4242424242424242", expMonth: 4, expYear: 2030, cvc: "123", name: "Ada" },
  });
});

test.each(["4/30", "04/2030", "0430", "04-30", " 4 / 30 "])("%s is April 2030", (expiry) => {
  expect(readCard({ ...typed, expiry })).toMatchObject({ card: { expMonth: 4, expYear: 2030 } });
});

test.each([
  ["number", { number: "" }, "Enter a card number."],
  ["number", { number: "4242 4242" }, "This is not a card number."],
  ["number", { number: "4242x4242424242" }, "This is not a card number."],
  ["expiry", { expiry: "13 / 30" }, "Enter the month and year, as MM / YY."],
  ["expiry", { expiry: "00/30" }, "Enter the month and year, as MM / YY."],
  ["expiry", { expiry: "" }, "Enter the month and year, as MM / YY."],
  ["cvc", { cvc: "12" }, "Enter the 3 or 4 digits."],
  ["cvc", { cvc: "12345" }, "Enter the 3 or 4 digits."],
])("a wrong %s is refused at its field: %o", (field, wrong, message) => {
  expect(readCard({ ...typed, ...wrong })).toEqual({ errors: { [field]: message } });
});

test("every wrong field is named at once", () => {
  expect(Object.keys((readCard({}) as { errors: object }).errors)).toEqual(["number", "expiry", "cvc"]);
});

test("a card of which nothing was typed is empty; a name alone is no card", () => {
  expect(isEmptyCard({ name: "Ada", number: " " })).toBe(true);
  expect(isEmptyCard({ cvc: "1" })).toBe(false);
});
