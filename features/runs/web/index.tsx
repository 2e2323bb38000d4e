export { RunOfCall } from "./child/run-of-call.tsx";
export { describeWaits } from "./describe-waits.ts";
export { formatDuration } from "./format-duration.ts";
export { ActiveRunsPanel, ReplayDialog } from "./lazy-parts.ts";
export { LimitChoice } from "./limit/limit-choice.tsx";
export { LimitNotice } from "./limit/limit-notice.tsx";
export { useDecidesLimit } from "./limit/use-decides-limit.ts";
export type { FollowOptions } from "./live-run.ts";
export { startLiveRun } from "./live-runs.ts";
export { openRunStream } from "./open-run-stream.ts";
export { partsOfMessage } from "./parts-of-message.ts";
export { readFirstEvent } from "./read-first-event.ts";
export { RunErrorNotice } from "./run-error-notice.tsx";
export { RunMeta } from "./run-meta.tsx";
export type { RunPart, RunProgress, RunWait } from "./run-parts.ts";
export { RunPartsView } from "./run-parts-view.tsx";
export { SourceChips } from "./source-chips.tsx";
export { toolCallWord } from "./tool-call-mark.tsx";
export { awaitedResult, ShownData, ToolResult } from "./tool-result.tsx";
export { useIsRunning } from "./use-is-running.ts";
export { useLiveRun } from "./use-live-run.ts";
export {
  RunBrowser,
  useWaitsForMe,
  type WaitingCall,
  WaitingCalls,
  type WaitingCallsView,
} from "./waiting-calls.ts";
