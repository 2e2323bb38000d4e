import type { z } from "zod";
import type { JsonObject } from "./json.ts";

/** The contract of an event between features: the name to subscribe to and the shape of the payload. */
export interface EventContract<Payload extends JsonObject = JsonObject> {
  /** `<noun>.<past verb>`, unique in the product. */
  readonly name: EventName;
  readonly payload: z.ZodType<Payload>;
}

export type EventName = `${string}.${string}`;

/**
 * Declares an event. Its payload holds ids, and facts that a subscriber could not read later. It never holds
 * what a person wrote or a contact address, because it is stored until the last subscriber has finished.
 */
export function defineEvent<Payload extends JsonObject>(
  name: EventName,
  payload: z.ZodType<Payload>,
): EventContract<Payload> {
  return { name, payload };
}
