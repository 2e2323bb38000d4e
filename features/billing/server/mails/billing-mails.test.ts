import { expect, it } from "vitest";
import { letterText } from "#platform/server/mail/letter/letter-text.ts";
import type { BillingMailKind } from "./billing-mail-kind.ts";
import type { BillingSubject } from "./billing-subject.ts";
import { composeBillingLetter } from "./compose-billing-letter.ts";
import { english } from "./texts/english.ts";

const day = new Date("2026-12-05T23:30:00Z");
const about: BillingSubject = {
  ...{ plan: "Business", day, amount: { minorUnits: 2_999, currency: "usd" }, daysLeft: 3 },
  ...{ entitlement: "model_cost", used: 4_000_000, limit: 5_000_000, unit: "micro_usd" },
};
function compose(kind: BillingMailKind, subject: BillingSubject = about, metadata = {}) {
  const to = { email: "ann@example.com", metadata };
  const mail = { kind, publicUrl: "https://adjutant.example", to, about: subject, dedupeKey: "1" };
  const { subject: line, letter } = composeBillingLetter(mail);
  return { subject: line, text: letterText(letter), url: letter.button?.url };
}
const kinds = Object.keys(english.mails).map((kind) => kind as BillingMailKind);

it.each(kinds)("a mail of %s says something also where little is known, and leaves no gap", (kind) => {
  for (const subject of [about, { day, plan: "Business" }]) {
    const { subject: line, text } = compose(kind, subject);
    expect(line.length).toBeGreaterThan(10);
    expect(text).not.toMatch(/undefined|null|NaN|Invalid/);
  }
});

it("amounts are told in their currency, also one without smaller coins", () => {
  expect(compose("trial_charge").text).toContain("$29.99");
  const yen = { ...about, amount: { minorUnits: 4_500, currency: "jpy" } };
  expect(compose("trial_charge", yen).text).toContain("¥4,500");
});

it("days are those of the reader's time zone; of one that nobody knows, those of UTC", () => {
  expect(compose("trial_ending").text).toContain("5 December 2026");
  expect(compose("trial_ending", about, { timezone: "Asia/Tokyo" }).text).toContain("6 December 2026");
  expect(compose("trial_ending", about, { timezone: "Nowhere" }).text).toContain("5 December 2026");
});

it("what is used is told as people count it", () => {
  expect(compose("usage_warned").text).toContain("$4.00 of $5.00");
  const voice = { day, entitlement: "voice_seconds", used: 1_800, limit: 3_600, unit: "seconds" } as const;
  expect(compose("usage_warned", voice).text).toContain("30 min of 60 min");
});

it("a mail leads to its own address, else to the settings", () => {
  expect(compose("receipt", { ...about, url: "https://pay.example/1" }).url).toBe("https://pay.example/1");
  expect(compose("receipt").url).toBe("https://adjutant.example/settings/billing");
});

it("a language that is not there becomes English", () => {
  expect(compose("welcome", about, { locale: "xx" }).subject).toBe("Welcome to Adjutant");
});
