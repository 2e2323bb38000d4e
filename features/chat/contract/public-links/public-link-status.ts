import type { StatusTable } from "#platform/contract/status.ts";

export const publicLinkStatuses: StatusTable<"active" | "expired" | "withdrawn"> = {
  active: { word: "Active", tone: "good", isActive: false },
  expired: { word: "Expired", tone: "neutral", isActive: false },
  withdrawn: { word: "Withdrawn", tone: "neutral", isActive: false },
};
