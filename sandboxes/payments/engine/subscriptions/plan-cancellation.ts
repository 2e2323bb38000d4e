import type { Stored } from "../../storage/stored-objects.ts";
import { periodEndOf } from "../due-of.ts";
import { change } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";

/** Cancels a subscription at the end of the period. */
export async function planCancellation(
  world: World,
  stored: Stored<"subscription">,
): Promise<Stored<"subscription">> {
  const details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    ...stored.object.cancellation_details,
  };
  return change(
    world,
    "subscription",
    stored,
    {
      cancel_at_period_end: true,
      cancel_at: periodEndOf(stored.object),
      canceled_at: toSeconds(world.now),
      cancellation_details: { ...details, reason: "cancellation_requested" },
    },
    "customer.subscription.updated",
  );
}

/** Undoes a planned cancellation. */
export async function undoCancellation(
  world: World,
  stored: Stored<"subscription">,
): Promise<Stored<"subscription">> {
  return change(
    world,
    "subscription",
    stored,
    {
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    },
    "customer.subscription.updated",
  );
}
