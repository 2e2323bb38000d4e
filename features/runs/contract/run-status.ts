import type { StatusTable } from "#platform/contract/status.ts";

type RunStatus = "queued" | "running" | "waiting" | "succeeded" | "failed" | "cancelled";

export const runStatuses: StatusTable<RunStatus> = {
  queued: { word: "Queued", tone: "neutral", isActive: true },
  running: { word: "Running", tone: "accent", isActive: true },
  waiting: { word: "Waiting", tone: "brass", isActive: true },
  succeeded: { word: "Done", tone: "good", isActive: false },
  failed: { word: "Failed", tone: "bad", isActive: false },
  cancelled: { word: "Cancelled", tone: "neutral", isActive: false },
};

/** An interrupted step was cut off by the end of its server; the run goes on with another one. */
type StepStatus = "running" | "waiting" | "succeeded" | "failed" | "interrupted";

export const stepStatuses: StatusTable<StepStatus> = {
  running: runStatuses.running,
  waiting: runStatuses.waiting,
  succeeded: runStatuses.succeeded,
  failed: runStatuses.failed,
  interrupted: { word: "Interrupted", tone: "warn", isActive: false },
};
