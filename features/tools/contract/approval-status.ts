import type { StatusTable } from "#platform/contract/status.ts";

type Status = "requested" | "approved" | "denied" | "expired" | "withdrawn";

export const approvalStatuses: StatusTable<Status> = {
  requested: { word: "Needs approval", tone: "brass", isActive: true },
  approved: { word: "Approved", tone: "good", isActive: false },
  denied: { word: "Denied", tone: "bad", isActive: false },
  expired: { word: "Expired", tone: "neutral", isActive: false },
  /** The run ended before somebody decided. */
  withdrawn: { word: "Withdrawn", tone: "neutral", isActive: false },
};
