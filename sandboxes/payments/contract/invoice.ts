import type { CardInput } from "./card.ts";

/** An invoice as its page and its PDF show it. */
export interface InvoiceView {
  number: string;
  status: "open" | "paid" | "uncollectible" | "void";
  email: string | null;
  name: string | null;
  createdAt: Date;
  paidAt: Date | null;
  /** Three letters, lower case. */
  currency: string;
  lines: { description: string; from: Date; to: Date; amountCents: number }[];
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  /** What is still to be paid. */
  dueCents: number;
}

/** What the page of an invoice calls. Refusals are thrown as `SandboxError`. */
export interface PaymentSandboxInvoices {
  read(token: string): Promise<InvoiceView>;
  /** Refused with `challenge_required` when the bank asks: send it again with `challengeResult`. */
  pay(token: string, card: CardInput, challengeResult?: "passed" | "failed"): Promise<void>;
}
