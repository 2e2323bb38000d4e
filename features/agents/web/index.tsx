export { startLiveRun } from "./live-runs.ts";
export { openRunStream } from "./open-run-stream.ts";
export { readFirstEvent } from "./read-first-event.ts";
export { RunErrorNotice } from "./run-error-notice.tsx";
export { RunMeta } from "./run-meta.tsx";
export type { RunPart, RunProgress } from "./run-parts.ts";
export { RunPartsView } from "./run-parts-view.tsx";
export { toolCallWord } from "./tool-call-mark.tsx";
export { useLiveRun } from "./use-live-run.ts";
