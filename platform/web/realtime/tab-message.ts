import type { RealtimeEvent } from "./realtime-event.ts";

/** What the tabs of one browser and one user tell each other. */
export type TabMessage =
  | { type: "event"; event: RealtimeEvent }
  /** The tab that leads is there, and this is the last event it saw. */
  | { type: "alive"; lastEventId: string | undefined }
  /** Changes may have been missed: what is shown has to be asked for again. */
  | { type: "gap" }
  /** A tab has come and does not know yet after which event it goes on. */
  | { type: "joined" };
