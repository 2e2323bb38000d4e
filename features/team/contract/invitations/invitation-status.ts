import type { StatusTones } from "#platform/contract/status.ts";

export const invitationStatuses: StatusTones<"pending" | "accepted" | "declined" | "expired" | "withdrawn"> =
  {
    pending: { tone: "accent", isActive: true },
    accepted: { tone: "good", isActive: false },
    declined: { tone: "neutral", isActive: false },
    expired: { tone: "neutral", isActive: false },
    withdrawn: { tone: "neutral", isActive: false },
  };
