import type { EventContract } from "#platform/contract/define-event.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "../context.ts";

/** What a subscriber knows of the event beside its payload. */
export interface DeliveredEvent {
  /** The same at every attempt, and for every subscriber of the event. */
  eventId: string;
  workspaceId: string;
  /** What the event is about; its events arrive in the order in which they were published. */
  objectId: string;
  publishedAt: Date;
}

export interface Subscription<Payload extends JsonObject = JsonObject> {
  event: EventContract<Payload>;
  /** `<feature>.<verb_noun>`, unique in the product; deliveries wait under this name. */
  name: string;
  /**
   * Runs as the system in a transaction of its own, with which the delivery ends: what it writes is written once. It may
   * take seconds and calls nothing outside the database; what does is a job that it enqueues.
   */
  perform(ctx: Ctx, payload: Payload, event: DeliveredEvent): Promise<void>;
}

/** Subscribes a feature to an event, for the `on` of its module. */
export function subscribe<Payload extends JsonObject>(
  event: EventContract<Payload>,
  { name, perform }: Omit<Subscription<Payload>, "event">,
): Subscription {
  return {
    event,
    name,
    // Every attempt parses: a delivery may have been published by another version.
    perform: (ctx, payload, delivered) => perform(ctx, event.payload.parse(payload), delivered),
  };
}
