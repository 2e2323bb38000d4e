import type { ToldStep } from "../contract/index.ts";

/** An event from a page to the tracking script. */
export type TrackedEvent =
  | { type: "page_view"; route: string; isAuthenticated: boolean }
  | { type: ToldStep };

declare global {
  interface Window {
    /**
     * A queue, filled by pages. Once loaded, the tracking script empties it and handles new events at once.
     */
    trackedEvents?: { push(event: TrackedEvent): unknown };
  }
}
