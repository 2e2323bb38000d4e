import { useMemo, useSyncExternalStore } from "react";
import type { LiveRun, LiveRunView } from "./live-run.ts";
import { getLiveRun } from "./live-runs.ts";

/** What a run shows right now, frame by frame; undefined while there is no run to watch. */
export function useLiveRun(runId: string | null): LiveRunView | undefined {
  const run: Pick<LiveRun, "subscribe"> & { getView(): LiveRunView | undefined } = useMemo(
    () => (runId === null ? noRun : getLiveRun(runId)),
    [runId],
  );
  return useSyncExternalStore(run.subscribe, run.getView, run.getView);
}

const noRun = { subscribe: () => () => {}, getView: () => undefined };
