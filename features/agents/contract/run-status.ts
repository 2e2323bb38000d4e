import { z } from "zod";
import type { StatusTable } from "#platform/contract/status.ts";

export const RunStatus = z.enum(["queued", "running", "waiting", "succeeded", "failed", "cancelled"]);
export type RunStatus = z.infer<typeof RunStatus>;

export const runStatuses: StatusTable<RunStatus> = {
  queued: { word: "Queued", tone: "neutral", isActive: true },
  running: { word: "Running", tone: "accent", isActive: true },
  waiting: { word: "Waiting", tone: "brass", isActive: true },
  succeeded: { word: "Done", tone: "good", isActive: false },
  failed: { word: "Failed", tone: "bad", isActive: false },
  cancelled: { word: "Cancelled", tone: "neutral", isActive: false },
};

/** An interrupted step was cut off by the end of its server; the run goes on with another one. */
export const StepStatus = z.enum(["running", "waiting", "succeeded", "failed", "interrupted"]);
export type StepStatus = z.infer<typeof StepStatus>;

export const stepStatuses: StatusTable<StepStatus> = {
  running: runStatuses.running,
  waiting: runStatuses.waiting,
  succeeded: runStatuses.succeeded,
  failed: runStatuses.failed,
  interrupted: { word: "Interrupted", tone: "warn", isActive: false },
};
