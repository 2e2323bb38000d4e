import type Stripe from "stripe";
import type { Stored } from "../../storage/stored-objects.ts";
import { recordEvent } from "../events/record-event.ts";
import { change } from "../save.ts";
import { releaseNextChange } from "../schedules/next-change.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";

/** Cancels a subscription for good, now. */
export async function endSubscription(
  world: World,
  stored: Stored<"subscription">,
  reason: Stripe.Subscription.CancellationDetails.Reason | null,
): Promise<Stored<"subscription">> {
  const at = toSeconds(world.now);
  const { object } = stored;
  const details = { comment: null, feedback: null, feedback_option: null, ...object.cancellation_details };
  await releaseNextChange(world, stored);
  const settled = { ...stored, private: { ...stored.private, nextChange: null, pendingChange: null } };
  const ended = await change(world, "subscription", settled, {
    status: "canceled",
    schedule: null,
    pending_update: null,
    canceled_at: object.canceled_at ?? at,
    ended_at: at,
    cancellation_details: { ...details, reason: reason ?? object.cancellation_details?.reason ?? null },
  });
  await recordEvent(world, "customer.subscription.deleted", ended.object);
  return ended;
}
