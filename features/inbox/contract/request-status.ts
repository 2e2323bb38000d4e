import type { StatusTones } from "#platform/contract/status.ts";

export const requestStatuses: StatusTones<"open" | "approved" | "declined" | "withdrawn" | "expired"> = {
  open: { tone: "brass", isActive: true },
  approved: { tone: "good", isActive: false },
  declined: { tone: "bad", isActive: false },
  withdrawn: { tone: "neutral", isActive: false },
  expired: { tone: "neutral", isActive: false },
};
