import type { EventContract } from "#platform/contract/define-event.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "../context.ts";

/** What a subscriber receives beside the payload. */
export interface DeliveredEvent {
  /** The same at every attempt and for every subscriber. */
  eventId: string;
  workspaceId: string;
  /** The object of the event. The events of one object arrive in the order of publication. */
  objectId: string;
  publishedAt: Date;
}

export interface Subscription<Payload extends JsonObject = JsonObject> {
  event: EventContract<Payload>;
  /** `<feature>.<verb_noun>`, unique in the product. Deliveries are stored under this name. */
  name: string;
  /**
   * Runs as the system, in the transaction that ends the delivery, so its writes happen exactly once. It may
   * take seconds and must not call anything outside the database; for that it enqueues a job.
   */
  perform(ctx: Ctx, payload: Payload, event: DeliveredEvent): Promise<unknown>;
}

/** Subscribes a feature to an event, for the `on` of its module. */
export function subscribe<Payload extends JsonObject>(
  event: EventContract<Payload>,
  { name, perform }: Omit<Subscription<Payload>, "event">,
): Subscription {
  return {
    event,
    name,
    // Parsed at every attempt, because another version may have published the delivery.
    perform: (ctx, payload, delivered) => perform(ctx, event.payload.parse(payload), delivered),
  };
}
