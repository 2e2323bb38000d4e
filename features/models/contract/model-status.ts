import type { StatusTable } from "#platform/contract/status.ts";

export type ConnectedModelStatus = "default" | "enabled" | "disabled" | "paused" | "trying";

/** The standing of a connected model. `paused`: after several failures in a row nobody is sent there. */
export const connectedModelStatuses: StatusTable<ConnectedModelStatus> = {
  default: { word: "Default", tone: "good", isActive: false },
  enabled: { word: "On", tone: "good", isActive: false },
  disabled: { word: "Off", tone: "neutral", isActive: false },
  paused: { word: "Skipped for now", tone: "bad", isActive: true },
  trying: { word: "Next call tries it", tone: "warn", isActive: true },
};
