import { expect, it } from "vitest";
import { describePendingEmail } from "./describe-pending-email.ts";

const change = {
  email: "old@example.com",
  pending: "new@example.com",
  asksBoth: true,
  fate: "sent" as const,
};

it.each([[undefined], [[]], [["present", "new"] as const]])(
  "asks for both while nobody is known to have agreed",
  (waitsFor) => {
    expect(describePendingEmail(waitsFor, change)).toContain("both addresses");
  },
);

it("says which one is still missing after the first has agreed", () => {
  expect(describePendingEmail(["present"], change)).toBe(
    "new@example.com is confirmed. Now open the link we sent to old@example.com.",
  );
  expect(describePendingEmail(["new"], change)).toBe(
    "old@example.com is confirmed. Now open the link we sent to new@example.com.",
  );
});

it("asks for the new one alone where the present one has no say", () => {
  expect(describePendingEmail(["new"], { ...change, asksBoth: false })).toBe(
    "Open the link we sent to this address.",
  );
});

it.each([[undefined], [["present"] as const], [["new"] as const]])(
  "names no mail that was not sent: it waits in the outbox",
  (waitsFor) => {
    const told = (asksBoth: boolean) =>
      describePendingEmail(waitsFor, { ...change, asksBoth, fate: "outbox" });
    expect([told(true), told(false)].join(" ")).not.toContain("sent");
    expect(told(true)).toContain("old@example.com");
  },
);
