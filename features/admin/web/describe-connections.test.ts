import { expect, it } from "vitest";
import {
  describeMail,
  describeModels,
  describePayments,
  describeSelling,
  describeSpeech,
} from "./describe-connections.ts";

const model = { label: "Large", provider: "Vendor", isEnabled: true, isDefault: true };

it("models say who answers", () => {
  expect(describeModels([], false)).toBe("No model is connected: the built-in assistant answers.");
  expect(describeModels([{ ...model, isEnabled: false }], false)).toContain(
    "All connected models are disabled",
  );
  expect(describeModels([model], false)).toBe("1 model is switched on; Large of Vendor is the default.");
  expect(describeModels([model, { ...model, isDefault: false }], true)).toContain("More than 2 models are");
});

it("voices say whose they are", () => {
  expect(describeSpeech({ label: "espeak-ng of this machine" })).toBe(
    "The voices are those of espeak-ng of this machine.",
  );
  expect(describeSpeech(null)).toContain("Speech is off");
});

it("payments say who takes them, and whether anything is sold", () => {
  expect(describePayments({ billingProvider: "stripe" })).toContain("Stripe takes payments.");
  expect(describePayments({ billingProvider: "sandbox" })).toContain("no real money");
  expect(describePayments({ billingProvider: "none" })).toContain("Payments are off");
  expect(describeSelling({ billingProvider: "none" })).toContain("No plans are sold");
  expect(describeSelling({ billingProvider: "stripe" })).toContain("Plans are sold");
});

it("mail says whether it leaves", () => {
  expect(describeMail({ features: ["mail"] })).toContain("A mail server is connected.");
  expect(describeMail({ features: [] })).toContain("No mail server is connected (SMTP_URL)");
});
