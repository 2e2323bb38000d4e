import type { StatusTable } from "#platform/contract/status.ts";

type ToolCallStatus = "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";

export const toolCallStatuses: StatusTable<ToolCallStatus> = {
  proposed: { word: "Waiting", tone: "neutral", isActive: true },
  executing: { word: "Running", tone: "accent", isActive: true },
  succeeded: { word: "Done", tone: "good", isActive: false },
  failed: { word: "Failed", tone: "bad", isActive: false },
  denied: { word: "Denied", tone: "bad", isActive: false },
  /** Ended by Stop, before or while it ran. */
  stopped: { word: "Stopped", tone: "neutral", isActive: false },
  unknown: { word: "Outcome unknown", tone: "warn", isActive: false },
};
