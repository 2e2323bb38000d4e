import type { RealtimeEvent } from "./realtime-event.ts";
/** Receives a stream's events. */
export interface StreamListener {
  onEvent(event: RealtimeEvent): void;
  /** Called when changes may have been missed. */
  onGap(): void;
}
