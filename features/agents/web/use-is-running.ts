import { useSyncExternalStore } from "react";
import { getLiveRun } from "./live-runs.ts";

/** True until a run that is being watched has ended; unlike its text it changes only once. */
export function useIsRunning(runId: string | null): boolean {
  return useSyncExternalStore(
    (listener) => (runId === null ? () => {} : getLiveRun(runId).subscribe(listener)),
    () => runId !== null && getLiveRun(runId).getView().progress.status === "running",
  );
}
