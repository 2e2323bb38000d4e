import type Stripe from "stripe";
import { saveObject } from "../../storage/objects.repository.ts";
import { apiVersion } from "../api-version.ts";
import { newSandboxId } from "../new-sandbox-id.ts";
import { toSeconds } from "../seconds.ts";
import type { World } from "../world.ts";
import { sendEvent } from "./send-event.ts";

type RecordedEvent = Omit<Stripe.EventBase, "type" | "data"> & { type: string; data: { object: object } };

/** Writes down that something happened, with the object as it is now, and has it brought to the webhook. */
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
