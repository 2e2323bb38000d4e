import type { RealtimeEvent } from "./realtime-event.ts";
/** What a stream tells the tab. */
export interface StreamListener {
  onEvent(event: RealtimeEvent): void;
  /** Changes may have been missed. */
  onGap(): void;
}
