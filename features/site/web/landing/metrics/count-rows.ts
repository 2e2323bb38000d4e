import type { LandingContent } from "../../../contract/landing-content.ts";
import type { PublicMetrics } from "./public-metrics.ts";

/** The three counts in order, with their animation times. */
export function countRows(words: LandingContent["metrics"]): CountRow[] {
  return [
    { count: "chatInteractions", label: words.chatInteractions, durationMs: 1200 },
    { count: "activeUsers", label: words.activeUsers, durationMs: 1400 },
    { count: "apiRequests", label: words.apiRequests, durationMs: 1600 },
  ];
}

export interface CountRow {
  count: keyof PublicMetrics;
  label: string;
  durationMs: number;
}
