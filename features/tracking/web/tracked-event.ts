import type { ToldStep } from "../contract/index.ts";

/** What a page tells the tracking script. */
export type TrackedEvent =
  | { type: "page_view"; route: string; isAuthenticated: boolean }
  | { type: ToldStep };

declare global {
  interface Window {
    /** Filled by pages; the tracking script takes what is in it, and from then on everything at once. */
    trackedEvents?: { push(event: TrackedEvent): unknown };
  }
}
