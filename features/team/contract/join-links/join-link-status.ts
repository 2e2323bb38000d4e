import type { StatusTones } from "#platform/contract/status.ts";

export const joinLinkStatuses: StatusTones<"active" | "expired" | "withdrawn" | "used_up"> = {
  active: { tone: "good", isActive: true },
  expired: { tone: "neutral", isActive: false },
  withdrawn: { tone: "neutral", isActive: false },
  used_up: { tone: "neutral", isActive: false },
};
