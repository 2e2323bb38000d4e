import { useSyncExternalStore } from "react";
import { getLiveRun } from "./live-runs.ts";

/** True until a watched run has ended. Rerenders only then, not with its text. */
export function useIsRunning(runId: string | null): boolean {
  return useSyncExternalStore(
    (listener) => (runId === null ? () => {} : getLiveRun(runId).subscribe(listener)),
    () => runId !== null && getLiveRun(runId).getView().progress.status === "running",
  );
}
