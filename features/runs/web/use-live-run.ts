import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { FollowOptions, LiveRun, LiveRunView } from "./live-run.ts";
import { getLiveRun } from "./live-runs.ts";

/** The live view of a run, updated per frame. Undefined without a run. */
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
