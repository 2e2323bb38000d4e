import type { StatusTable } from "#platform/contract/status.ts";

/** How a document stands. Without zod, for pages that only show it. */
export const documentStatuses: StatusTable<"waiting" | "reading" | "ready" | "failed"> = {
  waiting: { word: "Waiting", tone: "neutral", isActive: true },
  reading: { word: "Reading", tone: "info", isActive: true },
  ready: { word: "Ready", tone: "good", isActive: false },
  failed: { word: "Failed", tone: "bad", isActive: false },
};
