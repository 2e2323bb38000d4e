import type { Ending } from "../run-driver.ts";
import { failed } from "./failed.ts";

const inactive = "run.person_inactive";

/** Why a run is stopped whose person can no longer act in its workspace; without a reason the person stopped it. */
export function personInactive(): DOMException {
  return new DOMException(inactive, "AbortError");
}

/** How a run ends that was stopped by `signal`. */
export function endingOfStop({ reason }: AbortSignal): Ending {
  const isInactive = reason instanceof DOMException && reason.message === inactive;
  return isInactive ? failed(inactive) : { status: "cancelled", error: null };
}
