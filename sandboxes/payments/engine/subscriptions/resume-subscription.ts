import { invalid } from "../../api/api-error.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { findDefaultCard } from "../cards/find-default-card.ts";
import { recordEvent } from "../events/record-event.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";
import { billAtOnce } from "./end-trial-now.ts";

/** Resumes a paused subscription now and charges the present card. */
export async function resumeSubscription(
  world: World,
  { object, private: state }: Stored<"subscription">,
): Promise<Stored<"subscription">> {
  if (object.status !== "paused") throw invalid("Only paused subscriptions can be resumed.");
  if (!(await findDefaultCard(world, object))) {
    throw invalid("This customer has no attached payment source or default payment method.");
  }
  const now = toSeconds(world.now);
  const data = object.items.data.map((item) => ({ ...item, current_period_end: now }));
  const active = {
    ...object,
    status: "active" as const,
    billing_cycle_anchor: now,
    items: { ...object.items, data },
  };
  const resumed = await billAtOnce(world, { object: active, private: state });
  await recordEvent(world, "customer.subscription.resumed", resumed.object);
  return resumed;
}
