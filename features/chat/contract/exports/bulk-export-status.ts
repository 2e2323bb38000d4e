import type { StatusTable } from "#platform/contract/status.ts";

export const bulkExportStatuses: StatusTable<"waiting" | "packing" | "ready" | "failed"> = {
  waiting: { word: "Waiting", tone: "neutral", isActive: true },
  packing: { word: "Packing", tone: "accent", isActive: true },
  ready: { word: "Ready", tone: "good", isActive: false },
  failed: { word: "Failed", tone: "bad", isActive: false },
};
