import type { StatusTones } from "#platform/contract/status.ts";

export const eventOutcomes: StatusTones<"ok" | "failed" | "denied"> = {
  ok: { tone: "good", isActive: false },
  failed: { tone: "bad", isActive: false },
  denied: { tone: "warn", isActive: false },
};
