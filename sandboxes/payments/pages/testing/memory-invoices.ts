import type { CardInput } from "../../contract/card.ts";
import type { InvoiceView, PaymentSandboxInvoices } from "../../contract/invoice.ts";
import { SandboxError } from "../../contract/sandbox-error.ts";

/** One open invoice under the token `in_1.x`. */
export class MemoryInvoices implements PaymentSandboxInvoices {
  #view: InvoiceView = {
    ...{ number: "SBX-0001", status: "open", email: "ada@company.com", name: `Ada (\\) "<b>" Łódź €` },
    ...{ createdAt: at, paidAt: null, currency: "usd" },
    lines: [{ description: "1 × Business (at $99.99 / month)", from: at, to: at, amountCents: 9_999 }],
    ...{ subtotalCents: 9_999, discountCents: 999, taxCents: 100, totalCents: 9_100, dueCents: 9_100 },
  };

  async read(token: string): Promise<InvoiceView> {
    if (token !== "in_1.x") throw new SandboxError("not_found", "This is not known.");
    return this.#view;
  }

  async pay(token: string, { number }: CardInput, challengeResult?: "passed" | "failed"): Promise<void> {
    await this.read(token);
    if (number === "4000000000000002") throw new SandboxError("card_declined", "Your card was declined.");
    if (number === "4000002500003155" && !challengeResult) {
      throw new SandboxError("challenge_required", "Your bank asks.");
    }
    this.#view = { ...this.#view, status: "paid", dueCents: 0 };
  }
}

const at = new Date("2026-11-21T10:00:00Z");
