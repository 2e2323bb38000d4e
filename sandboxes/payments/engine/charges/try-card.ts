import { takeFault } from "../../storage/faults.repository.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { chargeOffSession } from "../cards/charge.ts";
import type { World } from "../world.ts";

export type CardAnswer = "accepted" | { code: string };

/** The bank's answer to an off-session charge. Declined without a card, and by an injected fault. */
export async function tryCard(world: World, card: Stored<"payment_method"> | undefined): Promise<CardAnswer> {
  if (!card) return { code: "no_payment_method" };
  if (await takeFault(world.client, ["charge_declined"])) return { code: "generic_decline" };
  return chargeOffSession(card.private.behaviour);
}
