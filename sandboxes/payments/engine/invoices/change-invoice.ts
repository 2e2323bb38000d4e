import type Stripe from "stripe";
import type { Stored } from "../../storage/stored-objects.ts";
import { buildInvoice, type NewInvoice } from "../builders/build-invoice.ts";
import { recordEvent } from "../events/record-event.ts";
import { getStored } from "../get-stored.ts";
import { change, save } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";
import { invoiceUrlOf } from "./invoice-token.ts";

type StoredInvoice = Stored<"invoice">;

/** Creates a draft as its subscription's latest invoice. The caller saves the subscription. */
export async function createInvoice(
  world: World,
  input: Omit<NewInvoice, "created" | "taxPercent">,
): Promise<StoredInvoice> {
  const invoice = buildInvoice({ ...input, taxPercent: world.taxPercent, created: toSeconds(world.now) });
  const stored = await save(world, "invoice", invoice, { failedSince: null });
  await recordEvent(world, "invoice.created", invoice);
  return stored;
}

/** Finalizes a draft: numbers it and makes it owed. */
export async function finalizeInvoice(world: World, stored: StoredInvoice): Promise<StoredInvoice> {
  const at = toSeconds(world.now);
  const customer = await getStored(world, "customer", idOf(stored.object.customer));
  const sequence = customer.object.next_invoice_sequence ?? 1;
  // Credit from earlier invoices is used first.
  const balance = customer.object.balance;
  const owed = stored.object.total + balance;
  await change(world, "customer", customer, {
    next_invoice_sequence: sequence + 1,
    balance: Math.min(0, owed),
  });
  return change(
    world,
    "invoice",
    stored,
    {
      status: "open",
      number: `${customer.object.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
      effective_at: at,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
      hosted_invoice_url: invoiceUrlOf(world, stored.object.id),
      invoice_pdf: `${invoiceUrlOf(world, stored.object.id)}/pdf`,
      starting_balance: balance,
      ending_balance: Math.min(0, owed),
      amount_due: Math.max(0, owed),
      amount_remaining: Math.max(0, owed),
      status_transitions: { ...stored.object.status_transitions, finalized_at: at },
    },
    "invoice.finalized",
  );
}

/** Marks an open invoice as paid, by a payment or because nothing was due. */
export async function markPaid(world: World, stored: StoredInvoice): Promise<StoredInvoice> {
  const at = toSeconds(world.now);
  const { amount_due: amountDue, status_transitions: transitions } = stored.object;
  const paid = await change(
    world,
    "invoice",
    stored,
    {
      status: "paid",
      amount_paid: amountDue,
      amount_remaining: 0,
      attempted: true,
      attempt_count: stored.object.attempt_count + (amountDue > 0 ? 1 : 0),
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...transitions, paid_at: at },
    },
    "invoice.paid",
  );
  await recordEvent(world, "invoice.payment_succeeded", paid.object);
  return paid;
}

/** Voids an invoice: it is no longer owed. */
export async function voidInvoice(world: World, stored: StoredInvoice): Promise<StoredInvoice> {
  const transitions = { ...stored.object.status_transitions, voided_at: toSeconds(world.now) };
  return change(
    world,
    "invoice",
    stored,
    { status: "void", auto_advance: false, next_payment_attempt: null, status_transitions: transitions },
    "invoice.voided",
  );
}

/** The id of a field, expanded or not. */
export function idOf(value: string | { id: string } | null): string {
  return typeof value === "string" ? value : (value?.id ?? "");
}

export function subscriptionIdOf(invoice: Stripe.Invoice): string {
  return idOf(invoice.parent?.subscription_details?.subscription ?? null);
}
