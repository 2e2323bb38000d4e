import type { Ending } from "../run-driver.ts";
import { failed } from "./failed.ts";

const inactive = "run.person_inactive";

/**
 * The abort reason of a run whose person can no longer act in its workspace. Without a reason, the person
 * stopped it.
 */
export function personInactive(): DOMException {
  return new DOMException(inactive, "AbortError");
}

/** The ending of a run that `signal` stopped. */
export function endingOfStop({ reason }: AbortSignal): Ending {
  const isInactive = reason instanceof DOMException && reason.message === inactive;
  return isInactive ? failed(inactive) : { status: "cancelled", error: null };
}
