import type Stripe from "stripe";
import { newSandboxId } from "../new-sandbox-id.ts";

export interface NewPayment {
  invoice: Stripe.Invoice;
  card: Stripe.PaymentMethod;
  failure: { code: string; message: string } | null;
  created: number;
}

/** The payment intent of an invoice; `latest_charge` is set once there is a charge. */
export function buildPaymentIntent({ invoice, card, failure, created }: NewPayment): Stripe.PaymentIntent {
  return {
    id: newSandboxId("pi"),
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: failure ? 0 : invoice.amount_due,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: null,
    confirmation_method: "automatic",
    created,
    currency: invoice.currency,
    customer: idOf(invoice.customer),
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: failure
      ? { type: "card_error", code: "card_declined", message: failure.message }
      : null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: failure ? null : card.id,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: "off_session",
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: failure ? "requires_payment_method" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}

/** One attempt to charge a card. */
export function buildCharge(input: NewPayment & { intentId: string }): Stripe.Charge {
  const { invoice, card, failure } = input;
  return {
    id: newSandboxId("ch"),
    object: "charge",
    amount: invoice.amount_due,
    amount_captured: failure ? 0 : invoice.amount_due,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: card.billing_details,
    calculated_statement_descriptor: "PAYMENT SANDBOX",
    captured: !failure,
    created: input.created,
    currency: invoice.currency,
    customer: idOf(invoice.customer),
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure ? "card_declined" : null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: failure ? "declined_by_network" : "approved_by_network",
      reason: failure?.code ?? null,
      seller_message: failure ? "The bank refused the payment." : "Payment complete.",
      type: failure ? "issuer_declined" : "authorized",
    },
    paid: !failure,
    payment_intent: input.intentId,
    payment_method: card.id,
    payment_method_details: { type: "card" },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: failure ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}

/** Links a payment to its invoice. */
export function buildInvoicePayment(input: NewPayment & { intentId: string }): Stripe.InvoicePayment {
  const { invoice, failure, created } = input;
  return {
    id: newSandboxId("inpay"),
    object: "invoice_payment",
    amount_paid: failure ? null : invoice.amount_due,
    amount_requested: invoice.amount_due,
    created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: input.intentId, type: "payment_intent" },
    status: failure ? "open" : "paid",
    status_transitions: { canceled_at: null, paid_at: failure ? null : created },
  };
}

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === "string" ? value : (value?.id ?? null);
}
