import type { Stored } from "../../storage/stored-objects.ts";
import { recordEvent } from "../events/record-event.ts";
import { change } from "../save.ts";
import type { World } from "../world.ts";

/** Expires an open session: its secret stops working. */
export async function expireCheckout(
  world: World,
  session: Stored<"checkout.session">,
): Promise<Stored<"checkout.session">> {
  const expired = await change(world, "checkout.session", session, {
    status: "expired",
    client_secret: null,
    url: null,
  });
  await recordEvent(world, "checkout.session.expired", expired.object);
  return expired;
}
