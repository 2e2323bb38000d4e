import type { StatusTable } from "#platform/contract/status.ts";

type Status = "waiting" | "kept" | "delivered" | "failed";

export const messageStatuses: StatusTable<Status> = {
  waiting: { word: "Waiting", tone: "neutral", isActive: true },
  /** The mail of a person that was handed over without a mail server. It never leaves by itself. */
  kept: { word: "Kept, not sent", tone: "neutral", isActive: false },
  delivered: { word: "Delivered", tone: "good", isActive: false },
  failed: { word: "Failed", tone: "bad", isActive: false },
};
