import type Stripe from "stripe";
import { buildCharge, buildInvoicePayment, buildPaymentIntent } from "../builders/build-payment.ts";
import { declineMessages } from "../cards/test-cards.ts";
import { recordEvent } from "../events/record-event.ts";
import { getStored } from "../get-stored.ts";
import { save } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";
import { openDispute } from "./open-dispute.ts";
import type { CardAnswer } from "./try-card.ts";

/** Records a charge for an invoice, successful or declined. Without a card there was no attempt. */
export async function recordPayment(
  world: World,
  invoice: Stripe.Invoice,
  card: Stripe.PaymentMethod | null,
  answer: CardAnswer,
): Promise<void> {
  if (!card) return;
  const failureCode = answer === "accepted" ? null : answer.code;
  const input = {
    invoice,
    card,
    failure: failureCode === null ? null : { code: failureCode, message: declineMessages.generic_decline },
    created: toSeconds(world.now),
  };
  const intent = buildPaymentIntent(input);
  const charge = buildCharge({ ...input, intentId: intent.id });
  const linked = { ...intent, latest_charge: charge.id };
  const payment = buildInvoicePayment({ ...input, intentId: intent.id });
  await save(world, "charge", charge, {});
  await save(world, "payment_intent", linked, {});
  await save(world, "invoice_payment", payment, {});
  const isPaid = failureCode === null;
  await recordEvent(world, isPaid ? "charge.succeeded" : "charge.failed", charge);
  await recordEvent(world, isPaid ? "payment_intent.succeeded" : "payment_intent.payment_failed", linked);
  const { behaviour } = (await getStored(world, "payment_method", card.id)).private;
  if (isPaid && behaviour === "disputes")
    await openDispute(world, await getStored(world, "charge", charge.id));
}
