export { type AskedCall, findAskedCall } from "./asked-call.ts";
export { cancelRun } from "./cancel-run.ts";
export { type AnswerOfRun, answerOfRun, findRunOfCall } from "./child-run.ts";
export { createRun } from "./create-run.ts";
export { firstPrompt } from "./engine/first-prompt.ts";
export { engineOf } from "./engine/run-engine.ts";
export { eraseRuns } from "./erase-runs.ts";
export { followRun } from "./follow-run.ts";
export { getRun } from "./get-run.ts";
export { listGivenValues } from "./given-values.repository.ts";
export { type HandOver, handOverTool, mostHandOvers } from "./hand-over.ts";
export { labelOfRun } from "./label-of-run.ts";
export { lockRunAsService } from "./lease.repository.ts";
export { listActiveRuns } from "./list-active-runs.ts";
export { namesOfAgents } from "./names-of-agents.ts";
export { namesOfStarters } from "./names-of-starters.ts";
export { findCurrentRole } from "./person.repository.ts";
export { type ForkPoint, readForkPoint } from "./replay/fork-point.ts";
export { presentRun } from "./run.presenter.ts";
export type { RunRow } from "./run.repository.ts";
export {
  type AgentOfRun,
  type ChosenAgent,
  type RunAgents,
  registerRunAgents,
  runAgents,
} from "./run-agent.ts";
export { type GuidanceOfRun, type RunGuidance, registerRunGuidance } from "./run-guidance.ts";
export {
  type HistoryMessage,
  type RunHandOver,
  type RunHost,
  type RunInputs,
  type RunState,
  registerRunHost,
  runHandOverOf,
} from "./run-host.ts";
export { type MemoriesOfRun, noMemories, type RunMemory, registerRunMemory } from "./run-memory.ts";
export type { RunTrigger } from "./run-trigger.ts";
export { satisfyWait } from "./satisfy-wait.ts";
export type { StepRow } from "./step.repository.ts";
export { streamedRun } from "./streamed-run.ts";
export { listUnfinishedRuns } from "./unfinished-run.repository.ts";
