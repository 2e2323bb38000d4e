import { expect, it } from "vitest";
import { isAddress } from "./is-address.ts";

it.each(["ann@example.com", " Ann.Lee+work@mail.example.co.uk ", "jürgen@exämple.de"])(
  "%s is an address",
  (text) => {
    expect(isAddress(text)).toBe(true);
  },
);

it.each([
  ...["", "nonsense", "ann@", "@example.com", "ann@example", "ann lee@example.com", "ann@example..com"],
  ...["ann@ex@example.com", `${"a".repeat(400)}@example.com`],
])("“%s” is none", (text) => {
  expect(isAddress(text)).toBe(false);
});
