import type Stripe from "stripe";
import { invalid } from "../../api/api-error.ts";
import { mergeMetadata } from "../../api/params.ts";
import type { UpdateParams } from "../../api/resources/subscription-params.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { automaticTax } from "../builders/build-subscription.ts";
import { getStored } from "../get-stored.ts";
import { change } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";
import { changePlan } from "./change-plan.ts";
import { endTrialNow } from "./end-trial-now.ts";
import { planCancellation, undoCancellation } from "./plan-cancellation.ts";

type StoredSubscription = Stored<"subscription">;

/** Updates what the API allows: plan, quantity, end, trial, card, metadata. */
export async function updateSubscription(
  world: World,
  stored: StoredSubscription,
  params: UpdateParams,
): Promise<StoredSubscription> {
  const noted = await updateNotes(world, stored, params);
  const ending = await updateEnd(world, noted, params);
  const planned = await updatePlan(world, ending, params);
  return updateTrial(world, planned, params);
}

async function updateNotes(world: World, stored: StoredSubscription, params: UpdateParams) {
  const { metadata, default_payment_method: method, automatic_tax: tax } = params;
  if (metadata === undefined && method === undefined && tax === undefined) return stored;
  if (tax !== undefined && params.payment_behavior === "pending_if_incomplete") {
    throw invalid(
      "`automatic_tax` cannot be changed with `payment_behavior: pending_if_incomplete`.",
      "automatic_tax",
    );
  }
  if (method !== undefined) await getStored(world, "payment_method", method, "default_payment_method");
  const patch = {
    metadata: mergeMetadata(stored.object.metadata, metadata),
    ...(tax === undefined ? {} : { automatic_tax: automaticTax(tax.enabled) }),
    ...(method === undefined ? {} : { default_payment_method: method }),
  };
  return change(world, "subscription", stored, patch, "customer.subscription.updated");
}

async function updateEnd(world: World, stored: StoredSubscription, params: UpdateParams) {
  const { cancel_at: at, cancel_at_period_end: atPeriodEnd } = params;
  if (atPeriodEnd === undefined && at === undefined) return stored;
  if (stored.object.schedule !== null) {
    throw invalid(
      "The end of a subscription with a schedule is changed there, or after it is released.",
      "schedule",
    );
  }
  if (atPeriodEnd === true) return planCancellation(world, stored);
  if (atPeriodEnd === false || at === "") return undoCancellation(world, stored);
  if (at === undefined) return stored;
  if (at <= toSeconds(world.now)) throw invalid("`cancel_at` must be in the future.", "cancel_at");
  const patch = { cancel_at: at, canceled_at: toSeconds(world.now) };
  return change(world, "subscription", stored, patch, "customer.subscription.updated");
}

async function updatePlan(world: World, stored: StoredSubscription, params: UpdateParams) {
  const [wanted] = params.items ?? [];
  if (!wanted) return stored;
  return changePlan(world, stored, {
    ...(await readItem(world, stored.object, wanted)),
    prorationBehavior: params.proration_behavior ?? "create_prorations",
    prorationDate: params.proration_date,
    waitsForPayment: params.payment_behavior === "pending_if_incomplete",
  });
}

/** Price and quantity of a request's item. Throws for an item of another subscription. */
export async function readItem(
  world: World,
  subscription: Stripe.Subscription,
  wanted: NonNullable<UpdateParams["items"]>[number],
): Promise<{ price: Stripe.Price; quantity: number }> {
  const [item] = subscription.items.data;
  if (!item || wanted.id !== item.id) {
    throw invalid("Subscriptions of the payment sandbox have one item: name it by its id.", "items[0][id]");
  }
  const price = wanted.price
    ? (await getStored(world, "price", wanted.price, "items[0][price]")).object
    : item.price;
  return { price, quantity: wanted.quantity ?? item.quantity ?? 1 };
}

async function updateTrial(world: World, stored: StoredSubscription, { trial_end: end }: UpdateParams) {
  if (end === undefined) return stored;
  if (stored.object.status !== "trialing") throw invalid("There is no trial to change.", "trial_end");
  if (end === "now") return endTrialNow(world, stored);
  if (end <= toSeconds(world.now)) throw invalid("`trial_end` must be in the future.", "trial_end");
  const items = {
    ...stored.object.items,
    data: stored.object.items.data.map((item) => ({ ...item, current_period_end: end })),
  };
  const patch = { trial_end: end, billing_cycle_anchor: end, items };
  const restarted = { object: stored.object, private: { ...stored.private, isTrialEndAnnounced: false } };
  return change(world, "subscription", restarted, patch, "customer.subscription.updated");
}
