import type { JsonObject } from "#platform/contract/json.ts";
import type { StoredEvent } from "../events/events.repository.ts";
import { frame } from "../http/open-event-stream.ts";

/** An event as it goes over the wire. Made once, whatever the number of readers. */
export interface FramedEvent {
  /** Absent for what is of the moment. */
  id?: string;
  frame: string;
}

export function toFramed({ id, name, data, created_at }: StoredEvent): FramedEvent {
  return { id, frame: frame(JSON.stringify({ id, name, data, at: created_at }), id, "change") };
}

/** Something of the moment, without a row. */
export interface PassingEvent {
  name: `${string}.${string}`;
  data: JsonObject;
}

/** Without an id, so that nothing resumes from it. */
export function toPassing({ name, data }: PassingEvent): FramedEvent {
  return { frame: frame(JSON.stringify({ name, data }), undefined, "change") };
}
