import { randomInt } from "node:crypto";
import { addDelivery } from "../../storage/deliveries.repository.ts";
import { takeFault } from "../../storage/faults.repository.ts";
import type { World } from "../world.ts";

const lateMs = 30_000;
const shuffledWithinMs = 3_000;

/** Has an event brought to the webhook, unless what is to go wrong stands in the way. */
export async function sendEvent({ client, wallNow }: World, eventId: string): Promise<void> {
  const after = (ms: number) => new Date(wallNow.getTime() + ms);
  const fault = await takeFault(client, ["event_lost", "event_late", "event_twice", "event_shuffled"]);
  if (fault === "event_lost") return addDelivery(client, eventId, wallNow, "dropped");
  if (fault === "event_late") return addDelivery(client, eventId, after(lateMs));
  if (fault === "event_shuffled") return addDelivery(client, eventId, after(randomInt(shuffledWithinMs)));
  await addDelivery(client, eventId, wallNow);
  if (fault === "event_twice") await addDelivery(client, eventId, wallNow);
}
