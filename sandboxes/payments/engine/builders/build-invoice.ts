import type Stripe from "stripe";
import { listOf } from "../list-of.ts";
import { newSandboxId } from "../new-sandbox-id.ts";
import { taxedInvoice, totalTaxes, untaxedInvoice, withTaxes } from "../tax/tax-lines.ts";

export interface NewInvoice {
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  billingReason: Stripe.Invoice.BillingReason;
  lines: Stripe.InvoiceLineItem[];
  discountAmount: number;
  periodStart: number;
  periodEnd: number;
  created: number;
  /** Tax rate of the amount due, for a taxed subscription. */
  taxPercent: number;
  /** When the draft is finalized automatically. */
  finalizesAt: number | null;
}

/** A draft. Nothing is owed until it is finalized. */
export function buildInvoice(input: NewInvoice): Stripe.Invoice {
  const { customer, subscription } = input;
  const id = newSandboxId("in");
  const subtotal = input.lines.reduce((sum, line) => sum + line.amount, 0);
  const isTaxed = subscription.automatic_tax.enabled;
  const lines = isTaxed ? withTaxes(input.lines, input) : input.lines;
  const taxes = totalTaxes(lines);
  const untaxed = subtotal - input.discountAmount;
  const total = untaxed + taxes.reduce((sum, { amount }) => sum + amount, 0);
  // A negative total becomes credit for later invoices.
  const due = Math.max(0, total);
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Payment sandbox",
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: isTaxed ? taxedInvoice : untaxedInvoice,
    automatically_finalizes_at: input.finalizesAt,
    billing_reason: input.billingReason,
    collection_method: "charge_automatically",
    created: input.created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: subscription.discounts,
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: input.finalizesAt,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: input.periodEnd,
    period_start: input.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "draft",
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: customer.test_clock ?? null,
    total,
    total_discount_amounts: subscription.discounts.map((discount) => ({
      amount: input.discountAmount,
      discount,
    })),
    total_excluding_tax: untaxed,
    total_pretax_credit_amounts: [],
    total_taxes: taxes,
    webhooks_delivered_at: null,
  };
}
