import type { CardInput } from "../../contract/card.ts";
import { SandboxError } from "../../contract/sandbox-error.ts";
import { acceptCard } from "../cards/accept-card.ts";
import { attachCard } from "../cards/attach-card.ts";
import { askBank } from "../cards/charge.ts";
import { recordPayment } from "../charges/record-payment.ts";
import { getStored } from "../get-stored.ts";
import { type World, worldOfCustomer } from "../world.ts";
import { idOf, subscriptionIdOf } from "./change-invoice.ts";
import { getInvoiceOf } from "./invoice-token.ts";
import { settle } from "./perform-invoice.ts";

/** Pays an open invoice with a typed card, while the person is present to authenticate. */
export async function payWithCard(
  wallWorld: World,
  token: string,
  input: CardInput,
  challengeResult?: "passed" | "failed",
): Promise<void> {
  const found = await getInvoiceOf(wallWorld, token);
  const customerId = idOf(found.object.customer);
  const world = await worldOfCustomer(wallWorld, customerId);
  if (found.object.status !== "open") throw new SandboxError("not_payable", "There is nothing to pay here.");
  const card = acceptCard(input, world.now);
  if ("refusal" in card) throw new SandboxError("card_declined", card.refusal);
  const answer = askBank(card.behaviour, found.object.amount_due, challengeResult);
  if (answer === "challenge") {
    throw new SandboxError("challenge_required", "Your bank wants to know that it is you.");
  }
  if (answer !== "accepted") throw new SandboxError("card_declined", answer.declined);

  const methodId = await attachCard(world, customerId, card);
  const method = await getStored(world, "payment_method", methodId);
  await recordPayment(world, found.object, method.object, "accepted");
  const subscription = await getStored(world, "subscription", subscriptionIdOf(found.object));
  await settle(world, found, subscription);
}
