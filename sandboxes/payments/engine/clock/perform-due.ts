import { attempt } from "../../storage/attempt.repository.ts";
import { findDueObject, postponeDueObject } from "../../storage/due-objects.repository.ts";
import type { Kind } from "../../storage/stored-objects.ts";
import { expireCheckout } from "../checkout/expire-checkout.ts";
import { getStored } from "../get-stored.ts";
import { performInvoice } from "../invoices/perform-invoice.ts";
import { stepSubscription } from "../subscriptions/step-subscription.ts";
import type { World } from "../world.ts";

type Perform = (world: World, id: string) => Promise<unknown>;

const performs: Partial<Record<Kind, Perform>> = {
  "checkout.session": async (world, id) =>
    expireCheckout(world, await getStored(world, "checkout.session", id)),
  subscription: async (world, id) => stepSubscription(world, await getStored(world, "subscription", id)),
  invoice: async (world, id) => performInvoice(world, await getStored(world, "invoice", id)),
};

const firstPauseMs = 2_000;
const longestPauseMs = 3_600_000;

/**
 * Performs the earliest due step, at its due time. False when nothing is due. A failed step is rolled back
 * and postponed with backoff, so that later ones get their turn.
 */
export async function performDue(world: World, customerId?: string): Promise<boolean> {
  const due = await findDueObject(world.client, world.wallNow, customerId);
  if (!due) return false;
  const failed = await attempt(world.client, async () => {
    const perform = performs[due.kind];
    if (!perform) throw new Error(`Nothing is known to happen to ${due.id}.`);
    await perform({ ...world, now: due.dueAt }, due.id);
  });
  if (failed) {
    const pauseMs = Math.min(firstPauseMs * 2 ** due.failures, longestPauseMs);
    await postponeDueObject(world.client, due.id, new Date(world.wallNow.getTime() + pauseMs));
    world.onError(failed.error);
  }
  return true;
}
