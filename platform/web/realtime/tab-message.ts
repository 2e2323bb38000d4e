import type { RealtimeEvent } from "./realtime-event.ts";

/** Messages between the tabs of one browser and one user. */
export type TabMessage =
  | { type: "event"; event: RealtimeEvent }
  /** The leader is alive, and this is its last event. */
  | { type: "alive"; lastEventId: string | undefined }
  /** Changes may have been missed: reload what is shown. */
  | { type: "gap" }
  /** A new tab that does not know the last event. */
  | { type: "joined" };
