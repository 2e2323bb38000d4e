import type { StatusTones } from "#platform/contract/status.ts";

type SinkState = "current" | "behind" | "failing" | "paused";

export const sinkStatuses: StatusTones<SinkState> = {
  current: { tone: "good", isActive: false },
  behind: { tone: "warn", isActive: false },
  failing: { tone: "bad", isActive: false },
  paused: { tone: "neutral", isActive: false },
};

/** Of a receiver that is current because it got nothing to deliver: no proof that anything arrives. */
export const unsentStatus = { tone: "neutral", isActive: false } as const;
