import { randomInt } from "node:crypto";
import type Stripe from "stripe";
import { addDelivery } from "../../storage/deliveries.repository.ts";
import { takeFault } from "../../storage/faults.repository.ts";
import { saveObject } from "../../storage/objects.repository.ts";
import { apiVersion } from "../api-version.ts";
import { newSandboxId } from "../new-sandbox-id.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";

const lateMs = 30_000;
const shuffledWithinMs = 3_000;

/** Enqueues the delivery of an event, subject to injected faults. */
async function sendEvent({ client, wallNow }: World, eventId: string): Promise<void> {
  const after = (ms: number) => new Date(wallNow.getTime() + ms);
  const fault = await takeFault(client, ["event_lost", "event_late", "event_twice", "event_shuffled"]);
  if (fault === "event_lost") return addDelivery(client, eventId, wallNow, "dropped");
  if (fault === "event_late") return addDelivery(client, eventId, after(lateMs));
  if (fault === "event_shuffled") return addDelivery(client, eventId, after(randomInt(shuffledWithinMs)));
  await addDelivery(client, eventId, wallNow);
  if (fault === "event_twice") await addDelivery(client, eventId, wallNow);
}

type RecordedEvent = Omit<Stripe.EventBase, "type" | "data"> & { type: string; data: { object: object } };

/** Records an event with the object's present state and enqueues its delivery. */
export async function recordEvent(
  world: World,
  type: string,
  object: object,
  previous?: Record<string, unknown>,
): Promise<void> {
  const { request } = world;
  const event: RecordedEvent = {
    id: newSandboxId("evt"),
    object: "event",
    api_version: apiVersion,
    created: toSeconds(world.now),
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: request?.id ?? null, idempotency_key: request?.idempotencyKey ?? null },
    type,
  };
  await saveObject(world.client, "event", { object: event, customerId: null, dueAt: null });
  await sendEvent(world, event.id);
}
