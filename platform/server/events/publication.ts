import type { EventContract } from "#platform/contract/define-event.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import { newId } from "../ids.ts";
import type { Services } from "../services.ts";

/** An event's workspace, object and payload. */
export interface PublishOptions<Payload extends JsonObject> {
  workspaceId: string;
  /** The object of the event. Subscribers receive the events of one object in commit order. */
  objectId: string;
  payload: Payload;
}

/** A published event, stored at the end of its transaction. */
export interface Publication {
  eventId: string;
  event: string;
  subscribers: readonly string[];
  workspaceId: string;
  objectId: string;
  payload: JsonObject;
  publishedAt: Date;
}

/**
 * The deliveries that an event causes. Returns undefined without subscribers. Throws when the payload breaks
 * the contract.
 */
export function publicationOf<Payload extends JsonObject>(
  { subscriptions, now }: Services,
  event: EventContract<Payload>,
  { workspaceId, objectId, payload }: PublishOptions<Payload>,
): Publication | undefined {
  // A process without the list of subscribers would lose the event silently.
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
