import type { EventContract } from "#platform/contract/define-event.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import { newId } from "../ids.ts";
import type { Services } from "../services.ts";

/** What is published about an object of a workspace. */
export interface PublishOptions<Payload extends JsonObject> {
  workspaceId: string;
  /** What it is about: subscribers hear of one object in the order of the commits. */
  objectId: string;
  payload: Payload;
}

/** A published event that waits for the end of its transaction. */
export interface Publication {
  eventId: string;
  event: string;
  subscribers: readonly string[];
  workspaceId: string;
  objectId: string;
  payload: JsonObject;
  publishedAt: Date;
}

/** The deliveries that an event causes; undefined when nobody subscribed. Throws when the payload breaks the contract. */
export function publicationOf<Payload extends JsonObject>(
  { subscriptions, now }: Services,
  event: EventContract<Payload>,
  { workspaceId, objectId, payload }: PublishOptions<Payload>,
): Publication | undefined {
  // Published by a process that does not know who subscribed, an event would be lost without a trace.
  if (!subscriptions) throw new Error("This process was not told who subscribes to events.");
  const subscribers = subscriptions.namesOf(event.name);
  if (subscribers.length === 0) return undefined;
  return {
    eventId: newId(),
    event: event.name,
    subscribers,
    workspaceId,
    objectId,
    payload: event.payload.parse(payload),
    publishedAt: now(),
  };
}
