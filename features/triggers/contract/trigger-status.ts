import type { StatusTable } from "#platform/contract/status.ts";

type TriggerStatus = "active" | "paused" | "stopped";

export const triggerStatuses: StatusTable<TriggerStatus> = {
  active: { word: "Active", tone: "good", isActive: false },
  /** Its person paused it. */
  paused: { word: "Paused", tone: "neutral", isActive: false },
  /** The product paused it, and says why. */
  stopped: { word: "Stopped", tone: "bad", isActive: false },
};

type FiringOutcome = "started" | "skipped" | "refused";

/** A firing that started a run shows the status of the run. */
export const firingOutcomes: StatusTable<FiringOutcome> = {
  started: { word: "Started", tone: "neutral", isActive: false },
  skipped: { word: "Skipped", tone: "neutral", isActive: false },
  refused: { word: "Not started", tone: "bad", isActive: false },
};
