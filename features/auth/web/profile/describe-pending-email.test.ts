import { expect, it } from "vitest";
import { describePendingEmail } from "./describe-pending-email.ts";

const change = { email: "old@example.com", pending: "new@example.com", asksBoth: true };

it.each([[undefined], [[]], [["present", "new"] as const]])(
  "asks for both while nobody is known to have agreed",
  (waitsFor) => {
    expect(describePendingEmail(waitsFor, change)).toContain("both have to agree");
  },
);

it("says which one is still missing after the first has agreed", () => {
  expect(describePendingEmail(["present"], change)).toBe(
    "new@example.com has agreed. Open the link that we sent to old@example.com as well.",
  );
  expect(describePendingEmail(["new"], change)).toBe(
    "old@example.com has agreed. Open the link that we sent to new@example.com as well.",
  );
});

it("asks for the new one alone where the present one has no say", () => {
  expect(describePendingEmail(["new"], { ...change, asksBoth: false })).toBe(
    "Open the link that we sent to it.",
  );
});
