import type { CheckoutView, ConfirmAnswer, ConfirmInput } from "../../contract/checkout.ts";
import { SandboxError } from "../../contract/sandbox-error.ts";

const declined = new Map([
  ["4000000000000002", "Your card was declined."],
  ["4000000000009995", "Your card has insufficient funds."],
]);

/** An in-memory checkout; by default a trial without a card. */
export class MemoryCheckout {
  view: CheckoutView;
  /** All confirmation calls. */
  readonly confirmed: ConfirmInput[] = [];

  constructor(view: Partial<CheckoutView>) {
    this.view = { ...trial, ...view };
  }

  read(promotionCode: string | undefined): CheckoutView {
    if (!promotionCode) return { ...this.view };
    if (promotionCode !== "FREE100") throw invalidCode();
    const discount = { name: promotionCode, amountCents: this.view.amountCents, months: null };
    return { ...this.view, dueTodayCents: 0, needsCard: false, discount };
  }

  confirm(input: ConfirmInput): ConfirmAnswer {
    this.confirmed.push(input);
    const { card, promotionCode, challengeResult } = input;
    if (this.view.status === "expired") throw new SandboxError("session_expired", "This checkout has ended.");
    if (this.view.status === "complete") throw new SandboxError("session_complete", "It is complete.");
    if (promotionCode && promotionCode !== "FREE100") {
      throw invalidCode();
    }
    if (this.view.needsCard && !card && !promotionCode) {
      throw new SandboxError("card_required", "Enter a card.");
    }
    const message = declined.get(card?.number ?? "");
    if (message) return { status: "declined", message };
    if (card?.number === "4000002500003155") {
      if (!challengeResult) return { status: "challenge" };
      if (challengeResult === "failed") return { status: "declined", message: "Your bank did not confirm." };
    }
    this.view = { ...this.view, status: "complete" };
    return { status: "complete" };
  }
}

const invalidCode = () => new SandboxError("invalid_promotion_code", "This promotion code is not valid.");

const trial: CheckoutView = {
  planName: "Individual",
  amountCents: 2999,
  currency: "usd",
  interval: "month",
  trialDays: 14,
  dueTodayCents: 0,
  discount: null,
  taxPercent: null,
  email: "ada@company.com",
  needsCard: false,
  allowsPromotionCodes: true,
  status: "open",
  successUrl: null,
  cancelUrl: null,
};
