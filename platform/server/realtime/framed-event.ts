import type { StoredEvent } from "../events/events.repository.ts";
import { frame } from "../http/open-event-stream.ts";

/** An event as it goes over the wire. Made once, whatever the number of readers. */
export interface FramedEvent {
  id: string;
  frame: string;
}

export function toFramed({ id, name, data, created_at }: StoredEvent): FramedEvent {
  return { id, frame: frame(JSON.stringify({ id, name, data, at: created_at }), id, "change") };
}
