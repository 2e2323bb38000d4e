import type { StatusTones } from "#platform/contract/status.ts";

export const backgroundFileStatuses: StatusTones<"waiting" | "writing" | "ready" | "failed"> = {
  waiting: { tone: "neutral", isActive: true },
  writing: { tone: "accent", isActive: true },
  ready: { tone: "good", isActive: false },
  failed: { tone: "bad", isActive: false },
};
