import type { StatusTones } from "#platform/contract/status.ts";

type ErasureState = "waiting" | "held" | "needs_owner" | "needs_admin" | "id_taken" | "running" | "done";

export const erasureStatuses: StatusTones<ErasureState> = {
  waiting: { tone: "info", isActive: false },
  held: { tone: "warn", isActive: false },
  needs_owner: { tone: "warn", isActive: false },
  needs_admin: { tone: "warn", isActive: false },
  id_taken: { tone: "warn", isActive: false },
  running: { tone: "accent", isActive: true },
  done: { tone: "good", isActive: false },
};
