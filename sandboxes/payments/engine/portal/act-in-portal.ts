import type { CardInput } from "../../contract/card.ts";
import type { PortalAct, PortalView } from "../../contract/portal.ts";
import { SandboxError } from "../../contract/sandbox-error.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { acceptCard } from "../cards/accept-card.ts";
import { attachCard } from "../cards/attach-card.ts";
import { askBank } from "../cards/charge.ts";
import { getStored } from "../get-stored.ts";
import { idOf } from "../invoices/change-invoice.ts";
import { payOpenInvoices } from "../invoices/pay-open-invoices.ts";
import { change } from "../save.ts";
import { planNextChange } from "../schedules/next-change.ts";
import { changePlan } from "../subscriptions/change-plan.ts";
import { findLatestSubscription } from "../subscriptions/find-latest-subscription.ts";
import { planCancellation, undoCancellation } from "../subscriptions/plan-cancellation.ts";
import { type World, worldOfCustomer } from "../world.ts";
import { getPortalSession } from "./portal-token.ts";
import { listPlans, readPortal } from "./read-portal.ts";
import { waitsForPeriodEnd } from "./waits-for-period-end.ts";

const mostTimes = 10_000;

/** Performs a customer's act and returns the updated portal. */
export async function actInPortal(wallWorld: World, token: string, act: PortalAct): Promise<PortalView> {
  const session = await getPortalSession(wallWorld, token);
  const world = await worldOfCustomer(wallWorld, session.customer);
  if (act.kind === "add_card") {
    await addCard(world, session.customer, act.card, act.challengeResult);
    return readPortal(world, token);
  }
  const subscription = await getLive(world, session.customer);
  if (act.kind === "cancel") await planCancellation(world, subscription);
  if (act.kind === "resume") await undoCancellation(world, subscription);
  if (act.kind === "change_plan") {
    const plans = await listPlans(world, session);
    if (!plans.some(({ priceId }) => priceId === act.priceId)) {
      throw new SandboxError("invalid_plan", "This plan is not offered.");
    }
    const price = (await getStored(world, "price", act.priceId)).object;
    const quantity = act.quantity ?? subscription.object.items.data[0]?.quantity ?? 1;
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostTimes) {
      throw new SandboxError("invalid_plan", "A plan cannot be had so many times.");
    }
    const configuration = idOf(session.configuration);
    if (await waitsForPeriodEnd(world, configuration, subscription.object, { price, quantity })) {
      await planNextChange(world, subscription, { price, quantity });
    } else await changePlan(world, subscription, { price, quantity, prorationBehavior: "create_prorations" });
  }
  return readPortal(world, token);
}

async function getLive(world: World, customerId: string): Promise<Stored<"subscription">> {
  const subscription = await findLatestSubscription(world, customerId);
  if (!subscription || ["canceled", "incomplete_expired"].includes(subscription.object.status)) {
    throw new SandboxError("no_subscription", "There is no subscription to change.");
  }
  return subscription;
}

async function addCard(
  world: World,
  customerId: string,
  input: CardInput,
  challengeResult: "passed" | "failed" | undefined,
): Promise<void> {
  const card = acceptCard(input, world.now);
  if ("refusal" in card) throw new SandboxError("card_declined", card.refusal);
  const answer = askBank(card.behaviour, 0, challengeResult);
  if (answer === "challenge")
    throw new SandboxError("challenge_required", "Your bank wants to know that it is you.");
  if (answer !== "accepted") throw new SandboxError("card_declined", answer.declined);

  const paymentMethodId = await attachCard(world, customerId, card);
  const subscription = await findLatestSubscription(world, customerId);
  if (subscription?.object.default_payment_method) {
    const patch = { default_payment_method: paymentMethodId };
    await change(world, "subscription", subscription, patch, "customer.subscription.updated");
  }
  await payOpenInvoices(world, customerId);
}
