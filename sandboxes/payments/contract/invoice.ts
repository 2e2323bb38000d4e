import type { CardInput } from "./card.ts";

/** Data of an invoice's page and PDF. */
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
  /** Amount still to pay. */
  dueCents: number;
}

/** Calls of the invoice page. Throws `SandboxError`. */
export interface PaymentSandboxInvoices {
  read(token: string): Promise<InvoiceView>;
  /** Throws `challenge_required` when the bank requires authentication: repeat with `challengeResult`. */
  pay(token: string, card: CardInput, challengeResult?: "passed" | "failed"): Promise<void>;
}
