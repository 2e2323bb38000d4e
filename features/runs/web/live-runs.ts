import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";
import { createLiveRun, type LiveRun } from "./live-run.ts";

const keptRuns = 20;
const runs = new Map<string, LiveRun>();

onUserLeft(() => runs.clear());

/** The run as this tab watches it. One reader for any number of views. */
export function getLiveRun(runId: string): LiveRun {
  return runs.get(runId) ?? keep(runId, createLiveRun(runId));
}

/** Starts watching with the stream that sending a message opened. */
export function startLiveRun(runId: string, stream: ReadableStream<Uint8Array>): void {
  if (runs.has(runId)) void stream.cancel();
  else keep(runId, createLiveRun(runId, stream));
}

function keep(runId: string, run: LiveRun): LiveRun {
  runs.set(runId, run);
  const [oldest] = runs.keys();
  if (oldest && runs.size > keptRuns) runs.delete(oldest);
  return run;
}
