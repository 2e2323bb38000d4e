import type { StatusTable } from "#platform/contract/status.ts";

export const memoryStatuses: StatusTable<"proposed" | "kept" | "off"> = {
  proposed: { word: "Proposed", tone: "brass", isActive: false },
  kept: { word: "In use", tone: "good", isActive: false },
  off: { word: "Off", tone: "neutral", isActive: false },
};
