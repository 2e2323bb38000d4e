import { type RunError, runErrors } from "../../contract/index.ts";

const inactive = "run.person_inactive";

/** Why a run is stopped whose person can no longer act in its workspace; without a reason the person stopped it. */
export function personInactive(): DOMException {
  return new DOMException(inactive, "AbortError");
}

/** How a run ends that was stopped by `signal`. */
export function whyStopped({ reason }: AbortSignal): StoppedEnding {
  const isInactive = reason instanceof DOMException && reason.message === inactive;
  if (!isInactive) return { status: "cancelled", error: null };
  return { status: "failed", error: { code: inactive, message: runErrors[inactive][1] } };
}

type StoppedEnding = { status: "cancelled"; error: null } | { status: "failed"; error: RunError };
