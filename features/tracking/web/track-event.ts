import type { TrackedEvent } from "./tracked-event.ts";

/** Tells the tracking script of an event, also before it is loaded. It decides what is sent, and never throws. */
export function trackEvent(event: TrackedEvent): void {
  window.trackedEvents ??= [];
  window.trackedEvents.push(event);
}
