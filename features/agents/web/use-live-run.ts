import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { FollowOptions, LiveRun, LiveRunView } from "./live-run.ts";
import { getLiveRun } from "./live-runs.ts";

/** What a run shows right now, frame by frame; undefined while there is no run to watch. */
export function useLiveRun(
  runId: string | null,
  { alsoHidden = false }: FollowOptions = {},
): LiveRunView | undefined {
  const run: Pick<LiveRun, "subscribe"> & { getView(): LiveRunView | undefined } = useMemo(
    () => (runId === null ? noRun : getLiveRun(runId)),
    [runId],
  );
  const subscribe = useCallback(
    (listener: () => void) => run.subscribe(listener, { alsoHidden }),
    [run, alsoHidden],
  );
  return useSyncExternalStore(subscribe, run.getView, run.getView);
}

const noRun = { subscribe: () => () => {}, getView: () => undefined };
