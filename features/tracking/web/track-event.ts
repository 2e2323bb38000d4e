import type { TrackedEvent } from "./tracked-event.ts";

/**
 * Queues an event for the tracking script, even before that is loaded. The script decides what to send. Never
 * throws.
 */
export function trackEvent(event: TrackedEvent): void {
  window.trackedEvents ??= [];
  window.trackedEvents.push(event);
}
