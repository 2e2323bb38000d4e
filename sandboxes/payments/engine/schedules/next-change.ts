import type Stripe from "stripe";
import type { Stored } from "../../storage/stored-objects.ts";
import { buildSchedule } from "../builders/build-schedule.ts";
import { recordEvent } from "../events/record-event.ts";
import { getStored } from "../get-stored.ts";
import { change, save } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import { withPrice } from "../subscriptions/with-price.ts";
import type { World } from "../world.ts";

/** Plans a change for the next period. Replaces an earlier plan. */
export async function planNextChange(
  world: World,
  stored: Stored<"subscription">,
  next: { price: Stripe.Price; quantity: number },
): Promise<Stored<"subscription">> {
  await releaseNextChange(world, stored);
  const schedule = buildSchedule({ subscription: stored.object, next, created: toSeconds(world.now) });
  await save(world, "subscription_schedule", schedule, {});
  await recordEvent(world, "subscription_schedule.created", schedule);
  const nextChange = { scheduleId: schedule.id, priceId: next.price.id, quantity: next.quantity };
  const planned = { ...stored, private: { ...stored.private, nextChange } };
  return change(world, "subscription", planned, { schedule: schedule.id }, "customer.subscription.updated");
}

/** Applies the planned change at the start of the period. */
export async function applyNextChange(
  world: World,
  stored: Stored<"subscription">,
): Promise<Stripe.Subscription> {
  const { nextChange } = stored.private;
  if (!nextChange) return stored.object;
  const price = (await getStored(world, "price", nextChange.priceId)).object;
  await finishSchedule(world, nextChange.scheduleId, "completed");
  return { ...withPrice(stored.object, { ...nextChange, price }), schedule: null };
}

/** Cancels the planned change. The caller saves the subscription. */
export async function releaseNextChange(world: World, stored: Stored<"subscription">): Promise<void> {
  const { nextChange } = stored.private;
  if (nextChange) await finishSchedule(world, nextChange.scheduleId, "released");
}

async function finishSchedule(world: World, id: string, status: "completed" | "released"): Promise<void> {
  const at = toSeconds(world.now);
  const schedule = await getStored(world, "subscription_schedule", id);
  const patch =
    status === "completed"
      ? { status, completed_at: at, current_phase: null }
      : {
          status,
          released_at: at,
          current_phase: null,
          released_subscription: subscriptionIdOf(schedule.object),
        };
  const patched = { ...patch, subscription: null };
  await change(world, "subscription_schedule", schedule, patched, `subscription_schedule.${status}`);
}

function subscriptionIdOf({ subscription }: Stripe.SubscriptionSchedule): string | null {
  return typeof subscription === "string" ? subscription : (subscription?.id ?? null);
}
