import type Stripe from "stripe";
import { invalid } from "../../api/api-error.ts";
import { mergeMetadata } from "../../api/params.ts";
import { listObjects } from "../../storage/objects.repository.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { recordEvent } from "../events/record-event.ts";
import { getStored } from "../get-stored.ts";
import { newSandboxId } from "../new-sandbox-id.ts";
import { change, save } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";

export interface RefundInput {
  charge?: string | undefined;
  payment_intent?: string | undefined;
  /** Default: the whole remainder. */
  amount?: number | undefined;
  reason?: "duplicate" | "fraudulent" | "requested_by_customer" | undefined;
  metadata?: "" | Record<string, string> | undefined;
}

/** Refunds a payment or a part of it. A subscription continues. */
export async function refundCharge(world: World, input: RefundInput): Promise<Stripe.Refund> {
  const charge = await findCharge(world, input);
  const { amount_captured: captured, amount_refunded: refunded } = charge.object;
  const rest = captured - refunded;
  if (rest <= 0) {
    throw invalid(
      `Charge ${charge.object.id} has already been refunded.`,
      "charge",
      "charge_already_refunded",
    );
  }
  const amount = input.amount ?? rest;
  if (amount < 1 || amount > rest) {
    throw invalid(`Refund amount is greater than unrefunded amount on charge.`, "amount", "amount_too_large");
  }
  const refund: Stripe.Refund = {
    id: newSandboxId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.object.id,
    created: toSeconds(world.now),
    currency: charge.object.currency,
    customer: charge.object.customer,
    customer_account: null,
    metadata: mergeMetadata(null, input.metadata),
    payment_intent: charge.object.payment_intent,
    payment_method: charge.object.payment_method,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
  await save(world, "refund", refund, {});
  await recordEvent(world, "refund.created", refund);
  const patch = { amount_refunded: refunded + amount, refunded: amount === rest };
  await change(world, "charge", charge, patch, "charge.refunded");
  return refund;
}

async function findCharge(world: World, input: RefundInput): Promise<Stored<"charge">> {
  if (input.charge !== undefined) return getStored(world, "charge", input.charge, "charge");
  if (input.payment_intent === undefined) {
    throw invalid(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  }
  const { objects } = await listObjects(world.client, "charge", {
    equal: { payment_intent: input.payment_intent, status: "succeeded" },
    limit: 1,
  });
  return getStored(world, "charge", objects[0]?.id ?? "", "payment_intent");
}
