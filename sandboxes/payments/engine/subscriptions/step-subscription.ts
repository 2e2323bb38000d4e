import type { Stored } from "../../storage/stored-objects.ts";
import { findDefaultCard } from "../cards/find-default-card.ts";
import { periodEndOf } from "../due-of.ts";
import { recordEvent } from "../events/record-event.ts";
import { change, save } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";
import { endSubscription } from "./end-subscription.ts";
import { expirePendingChange } from "./pending-change.ts";
import { renewSubscription } from "./renew-subscription.ts";

/**
 * Time-driven steps of a subscription: announcement and end of the trial, end of the period, cancellation.
 */
export async function stepSubscription(world: World, stored: Stored<"subscription">): Promise<unknown> {
  const at = toSeconds(world.now);
  const { object } = stored;
  if (object.cancel_at !== null && object.cancel_at <= at) {
    return endSubscription(world, stored, "cancellation_requested");
  }
  if (object.pending_update && object.pending_update.expires_at <= at) {
    return expirePendingChange(world, stored);
  }
  if (periodEndOf(object) > at) return announceTrialEnd(world, stored);
  if (object.status !== "trialing" || (await findDefaultCard(world, object))) {
    return renewSubscription(world, stored);
  }
  return endTrialWithoutCard(world, stored);
}

async function announceTrialEnd(world: World, stored: Stored<"subscription">) {
  await save(world, "subscription", stored.object, { ...stored.private, isTrialEndAnnounced: true });
  await recordEvent(world, "customer.subscription.trial_will_end", stored.object);
}

async function endTrialWithoutCard(world: World, stored: Stored<"subscription">) {
  const wanted = stored.object.trial_settings?.end_behavior.missing_payment_method;
  if (wanted === "cancel") return endSubscription(world, stored, null);
  if (wanted !== "pause") return renewSubscription(world, stored);
  const paused = await change(world, "subscription", stored, { status: "paused" });
  return recordEvent(world, "customer.subscription.paused", paused.object);
}
