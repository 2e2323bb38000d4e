import type Stripe from "stripe";
import type { Stored } from "../../storage/stored-objects.ts";
import { recordEvent } from "../events/record-event.ts";
import { change } from "../save.ts";
import type { World } from "../world.ts";

/** Closes a dispute. The winner gets the money. */
export async function closeDispute(
  world: World,
  dispute: Stored<"dispute">,
  status: "won" | "lost",
): Promise<Stripe.Dispute> {
  const closed = await change(world, "dispute", dispute, { status }, "charge.dispute.closed");
  if (status === "won") await recordEvent(world, "charge.dispute.funds_reinstated", closed.object);
  return closed.object;
}
