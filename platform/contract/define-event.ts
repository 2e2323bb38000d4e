import type { z } from "zod";
import type { JsonObject } from "./json.ts";

/** What one feature tells the others: a name that they subscribe to, and the shape of what it says. */
export interface EventContract<Payload extends JsonObject = JsonObject> {
  /** `<noun>.<past verb>`, unique in the product. */
  readonly name: EventName;
  readonly payload: z.ZodType<Payload>;
}

export type EventName = `${string}.${string}`;

/**
 * Declares an event. Its payload holds ids and what subscribers cannot read later; never what a person wrote or how to
 * reach them, since it is kept until the last subscriber has performed it.
 */
export function defineEvent<Payload extends JsonObject>(
  name: EventName,
  payload: z.ZodType<Payload>,
): EventContract<Payload> {
  return { name, payload };
}
