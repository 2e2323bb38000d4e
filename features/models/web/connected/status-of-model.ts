import type { ConnectedModel, ConnectedModelStatus } from "../../contract/index.ts";

/** The standing of a model at `now`. A pause concerns only models that are switched on. */
export function statusOfModel(
  { isEnabled, isDefault, health }: Pick<ConnectedModel, "isEnabled" | "isDefault" | "health">,
  now: Date,
): ConnectedModelStatus {
  if (!isEnabled) return "disabled";
  if (health.pausedUntil !== null) return now < new Date(health.pausedUntil) ? "paused" : "trying";
  return isDefault ? "default" : "enabled";
}
