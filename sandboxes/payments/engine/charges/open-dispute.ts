import type Stripe from "stripe";
import type { Stored } from "../../storage/stored-objects.ts";
import { buildDispute } from "../builders/build-dispute.ts";
import { recordEvent } from "../events/record-event.ts";
import { change, save } from "../save.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";

/** Disputes a charge and withholds its money until the bank decides. Changes nothing else. */
export async function openDispute(world: World, charge: Stored<"charge">): Promise<Stripe.Dispute> {
  const dispute = buildDispute(charge.object, toSeconds(world.now));
  await save(world, "dispute", dispute, {});
  await change(world, "charge", charge, { disputed: true }, "charge.updated");
  await recordEvent(world, "charge.dispute.created", dispute);
  await recordEvent(world, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}
