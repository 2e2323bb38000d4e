import { expect, it } from "vitest";
import { explainEmail, isEmail } from "./check-email.ts";

it.each(["ines@example.com", " ines@example.com ", "a.b+c@mail.example.co.uk", "ü@bücher.example"])(
  "%s has the form of an address",
  (typed) => expect(isEmail(typed)).toBe(true),
);

it.each([
  "",
  "   ",
  "ines",
  "ines@",
  "@example.com",
  "ines@example",
  "ines@example.",
  "ines@.com",
  "ines@example..com",
  "in es@example.com",
  "ines@@example.com",
  `${"a".repeat(250)}@x.de`,
])("%s has not", (typed) => expect(isEmail(typed)).toBe(false));

it("what keeps nobody from going on is not explained, all else is", () => {
  expect(explainEmail("ines@example.com")).toBeUndefined();
  expect(explainEmail("ines@")).toBe("Enter an email address such as name@company.com.");
  expect(explainEmail(`${"a".repeat(250)}@x.de`)).toBe("Use at most 254 characters.");
});
