export { cancelRun } from "./cancel-run.ts";
export { createRun } from "./create-run.ts";
export { engineOf } from "./engine/run-engine.ts";
export { followRun } from "./follow-run.ts";
export { getRun } from "./get-run.ts";
export { presentRun } from "./run.presenter.ts";
export type { RunRow } from "./run.repository.ts";
export { type HistoryMessage, type RunHost, type RunState, registerRunHost } from "./run-host.ts";
export type { StepRow } from "./step.repository.ts";
