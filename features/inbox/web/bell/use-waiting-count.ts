import { useInboxChanges, useLatestWaiting } from "../use-inbox.ts";
import { shownInBell } from "./shown-in-bell.ts";

/** How many things wait for the reader, live. Zero until known. */
export function useWaitingCount(): number {
  useInboxChanges();
  return useLatestWaiting(shownInBell).data?.counts.mine ?? 0;
}
